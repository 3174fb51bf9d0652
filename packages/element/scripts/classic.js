// For `<script src="…/taskfield.classic.js"></script>`: defines <taskfield-editor> and `Taskfield`, whose function waits for the module beside it.
;(() => {
  const address = new URL('./taskfield.js', document.currentScript.src).href
  const isRussian = /^ru\b/i.test(document.documentElement.lang || navigator.language)
  const [told, again] = isRussian
    ? ['Не удалось загрузить редактор. Проверьте подключение к интернету и попробуйте ещё раз.', 'Повторить']
    : ['The editor could not be loaded. Check the internet connection and try again.', 'Try again']

  function load() {
    return import(address).catch(error => {
      console.error(
        `The field could not be loaded from ${address}: taskfield.js and its folders chunks and assets must lie beside taskfield.classic.js, as in the dist of @taskfield/element. taskfield.single.js needs nothing beside it.`,
      )
      const isRead = document.readyState !== 'loading'
      if (isRead) showFailure()
      else document.addEventListener('DOMContentLoaded', showFailure)
      throw error
    })
  }

  function showFailure() {
    for (const editor of document.querySelectorAll('taskfield-editor:not(:defined)')) {
      // What the page has written into it for this case is sent.
      if (editor.childElementCount === 0) editor.append(keptIn(editor))
      editor.append(noticeOf())
    }
  }

  /** A form that is sent without the field sends the text as it was. The field takes it away again. */
  function keptIn(editor) {
    const kept = Object.assign(document.createElement('input'), { type: 'hidden' })
    for (const name of ['name', 'value', 'form'])
      if (editor.hasAttribute(name)) kept.setAttribute(name, editor.getAttribute(name))
    return kept
  }

  function noticeOf() {
    const notice = Object.assign(document.createElement('span'), { textContent: `${told} `, role: 'alert' })
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: again })
    button.addEventListener('click', () => {
      for (const failed of document.querySelectorAll('taskfield-editor:not(:defined) > [role=alert]'))
        failed.remove()
      taskfield.ready = load()
    })
    notice.append(button)
    return notice
  }

  const taskfield = {
    ready: load(),
    async mountRichTextField(textarea, settings) {
      return (await taskfield.ready).mountRichTextField(textarea, settings)
    },
  }
  window.Taskfield = taskfield
})()
