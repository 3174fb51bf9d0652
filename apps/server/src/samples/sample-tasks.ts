/** A task of the sample project. Its description is a file of samples/documents/, or stands here. */
export interface SampleTask {
  id: number
  parent: number | null
  /** Never the same as the id, so that whoever confuses the two sees it at once. */
  counter: number
  name: string
  file?: string
  html?: string
}

/** The project that a new database shows. */
export const sampleProject = { id: 1, key: 'DOC', name: 'Документооборот' }

/** Its tasks, in the order in which people would have written them. */
export const sampleTasks: readonly SampleTask[] = [
  { id: 9, parent: null, counter: 1, name: 'Модуль согласования документов', file: 'specification.html' },
  {
    id: 14,
    parent: 9,
    counter: 2,
    name: 'Роли и права',
    html: '<p>Три роли: <strong>инициатор</strong>, <strong>согласующий</strong>, <strong>наблюдатель</strong>. Подробности в задаче <span class="mention" data-id="21" data-type="task">#5 Матрица прав по отделам</span>.</p><ul><li>роль даётся отделу, а не человеку;</li><li>наблюдатель видит всё, но ничего не меняет.</li></ul>',
  },
  {
    id: 17,
    parent: 1,
    counter: 3,
    name: 'Экспорт в Excel',
    html: '<p>Список договоров выгружается в файл <code>.xlsx</code> с теми же отборами, что на экране.</p><ol><li>Файл собирается в фоне.</li><li>Ссылка приходит в уведомлении и живёт <u>сутки</u>.</li></ol>',
  },
  {
    id: 7,
    parent: 1,
    counter: 4,
    name: 'Поиск по договорам',
    html: '<p>Ищем по номеру, контрагенту и тексту. Сначала точные совпадения номера, затем <i>похожие</i>.</p>',
  },
  {
    id: 21,
    parent: 14,
    counter: 5,
    name: 'Матрица прав по отделам',
    html: '<figure class="table"><table><thead><tr><th>Отдел</th><th>Создать</th><th>Согласовать</th></tr></thead><tbody><tr><td>Закупки</td><td>да</td><td>до 100&nbsp;тыс.</td></tr><tr><td>Юридический</td><td>нет</td><td>да</td></tr></tbody></table></figure>',
  },
  {
    id: 19,
    parent: 14,
    counter: 6,
    name: 'Замещение на время отпуска',
    html: '<p>Задания уходят заместителю в день начала отпуска и возвращаются в день выхода.</p><blockquote><p>Кто замещает заместителя? Руководитель.</p></blockquote>',
  },
  {
    id: 27,
    parent: 9,
    counter: 7,
    name: 'Переходы между состояниями',
    html: '<p>См. раздел 2.1 задания.</p>',
  },
  { id: 1, parent: null, counter: 8, name: 'Отчёты и поиск' },
  { id: 26, parent: 1, counter: 9, name: 'Нагрузочный отчёт', file: 'load-report.html' },
  { id: 3, parent: 26, counter: 10, name: 'Отбор по дате в запросе' },
  { id: 30, parent: 18, counter: 11, name: 'Счёт уходит дважды', file: 'bug-report.html' },
  {
    id: 6,
    parent: 30,
    counter: 12,
    name: 'Блокировка отправки',
    html: '<p>Кнопка становится недоступной сразу после нажатия, а сервер узнаёт повтор по ключу запроса.</p>',
  },
  {
    id: 2,
    parent: 19,
    counter: 13,
    name: 'Уведомить замещающего заранее',
    html: '<p>За <strong>три</strong> рабочих дня.</p>',
  },
  { id: 11, parent: null, counter: 14, name: 'Справка и обучение', file: 'training.html' },
  { id: 8, parent: 11, counter: 15, name: 'Руководство оператора', file: 'user-guide.html' },
  { id: 24, parent: 19, counter: 16, name: 'Вернуть задания после отпуска' },
  {
    id: 31,
    parent: 27,
    counter: 17,
    name: 'Обязательная причина возврата',
    html: '<p>Не короче десяти знаков: «нет» и «переделать» ничего не объясняют.</p>',
  },
  { id: 5, parent: 27, counter: 18, name: 'Отзыв отправленного документа' },
  { id: 29, parent: 9, counter: 19, name: 'Печатная форма листа согласования' },
  {
    id: 12,
    parent: 23,
    counter: 20,
    name: 'Шаблоны писем клиентам',
    html: '<h3>О переносе срока</h3><p>Здравствуйте!<br>Обновление, назначенное на 25&nbsp;марта, переносится на <strong>1&nbsp;апреля</strong>.</p>',
  },
  { id: 13, parent: 17, counter: 21, name: 'Числа и даты в формате Excel' },
  {
    id: 4,
    parent: 15,
    counter: 22,
    name: 'Смена ставки внутри периода',
    html: '<p>Период делится на части по датам смены ставки; пеня считается по каждой части отдельно.</p>',
  },
  { id: 28, parent: 17, counter: 23, name: 'Файлы больше ста тысяч строк' },
  { id: 10, parent: 7, counter: 24, name: 'Поиск по ИНН и КПП' },
  { id: 16, parent: 7, counter: 25, name: 'Поиск с опечатками: «ёлка» и «елка»' },
  { id: 15, parent: 1, counter: 26, name: 'Расчёт пени и курсовой разницы', file: 'formulas.html' },
  { id: 18, parent: null, counter: 27, name: 'Ошибки выпуска 2.3' },
  { id: 25, parent: 18, counter: 28, name: 'Знак < в теме письма обрезает текст' },
  { id: 23, parent: null, counter: 29, name: 'Выпуск 2.4', file: 'release-checklist.html' },
  { id: 22, parent: 23, counter: 30, name: 'Протокол встречи 14 марта', file: 'minutes.html' },
]
