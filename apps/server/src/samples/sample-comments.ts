/** A comment of a sample task; `hoursAgo` is when it was written, before the samples are added. */
export interface SampleComment {
  task: number
  hoursAgo: number
  /** When it was changed, once. */
  editedHoursAgo?: number
  html: string
}

/** What people wrote below the sample tasks, in that order. */
export const sampleComments: readonly SampleComment[] = [
  {
    task: 9,
    hoursAgo: 122,
    html: '<p>Прочитала задание целиком. Не хватает одного: что происходит с документом, если согласующий уволился. Предлагаю описать это в задаче <span class="mention" data-id="19" data-type="task">#6 Замещение на время отпуска</span>, правило то же самое.</p>',
  },
  {
    task: 9,
    hoursAgo: 98,
    editedHoursAgo: 76,
    html: '<p>Обсудили с юристами, договорились так:</p><ul><li>срок согласования считаем в <strong>рабочих</strong> днях;</li><li>просрочка не отменяет согласование, а уходит руководителю;</li><li>замечание без текста не принимаем.</li></ul>',
  },
  {
    task: 9,
    hoursAgo: 27,
    html: '<p>По второму пункту вопрос: руководителю отдела или инициатору? В регламенте названы оба.</p>',
  },
  { task: 9, hoursAgo: 3, html: '<p>Руководителю отдела. Инициатору — только уведомление.</p>' },
  {
    task: 30,
    hoursAgo: 51,
    html: '<p>Повторила на тестовом стенде: дважды нажать «Отправить», пока крутится индикатор. В журнале два запроса с разницей в 300&nbsp;мс:</p><pre><code class="language-plaintext">POST /invoices/4711/send 200\nPOST /invoices/4711/send 200</code></pre>',
  },
  {
    task: 30,
    hoursAgo: 46,
    html: '<p>Кнопку закрыли в <span class="mention" data-id="6" data-type="task">#12 Блокировка отправки</span>, но этого мало: повтор приходит и при плохой связи. Нужен ключ запроса на сервере.</p>',
  },
]
