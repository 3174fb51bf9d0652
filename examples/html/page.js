// The one line that a page needs for its text areas.
Taskfield.mountRichTextField(document.querySelector('#comment'), { commentEditor: true })
