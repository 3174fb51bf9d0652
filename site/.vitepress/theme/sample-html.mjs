/** A text with what a description of a task holds, in the form in which it is saved. */
export const sampleHtml = picture =>
  [
    '<h2>Согласование договора</h2>',
    '<p>Срок перенесён: <strong>смета</strong> ещё не проверена, ждём <a href="https://example.org/">образцы</a>. ',
    'Подробности в <span class="mention" data-id="7" data-type="task">#7 Согласование</span>.</p>',
    '<ul><li>проверить приложения</li><li>собрать подписи<ol><li>заказчик</li><li>исполнитель</li></ol></li></ul>',
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked">',
    '<span class="todo-list__label__description">смета готова</span></label></li></ul>',
    '<figure class="table"><table><thead><tr><th>Роль</th><th>Правка</th></tr></thead><tbody>',
    '<tr><td>Инициатор</td><td>да</td></tr><tr><td>Согласующий</td><td>нет</td></tr></tbody></table></figure>',
    '<pre><code class="language-javascript">const answer = await fetch(\'/health/\')</code></pre>',
    `<figure class="image image_resized" style="width:40%;"><img alt="Два прямоугольника" src="${picture}">`,
    '<figcaption>Подпись</figcaption></figure>',
  ].join('')
