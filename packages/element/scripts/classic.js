// For `<script src="…/taskfield.classic.js"></script>`: defines <taskfield-editor> and `Taskfield`, whose function waits for the module beside it.
;(() => {
  const ready = import(new URL('./taskfield.js', document.currentScript.src).href)
  window.Taskfield = {
    ready,
    mountRichTextField: async (textarea, settings) => (await ready).mountRichTextField(textarea, settings),
  }
})()
