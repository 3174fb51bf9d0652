const escape = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** The page of a task, as Django or Rails would write it: forms, and no script of its own but one. Scripts are run by their `nonce` alone. */
export function writePage({ description, comments }, nonce) {
  return `<!doctype html>
<html lang="ru">
<head>
  <meta charset="utf-8">
  <title>Задача</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/taskfield/content.css">
  <script nonce="${nonce}" src="/taskfield/taskfield.classic.js"></script>
  <script nonce="${nonce}" src="/page.js" defer></script>
</head>
<body>
  <form name="task" method="post" action="/description">
    <label for="description">Описание</label>
    <taskfield-editor id="description" name="description" required value="${escape(description)}"></taskfield-editor>
    <fieldset>
      <legend>Заметка</legend>
      <taskfield-editor name="note" label="Заметка" comment></taskfield-editor>
    </fieldset>
    <button type="reset">Вернуть</button>
    <button>Сохранить</button>
  </form>

  <section aria-label="Сохранено" class="taskfield-content">${description}</section>

  <form name="comment" method="post" action="/comment">
    <label for="comment">Комментарий</label>
    <textarea id="comment" name="comment" required placeholder="Что скажете?"></textarea>
    <button>Отправить</button>
  </form>

  <ul aria-label="Комментарии">${comments.map(html => `<li class="taskfield-content">${html}</li>`).join('')}</ul>
</body>
</html>`
}
