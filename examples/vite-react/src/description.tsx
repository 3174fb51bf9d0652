import { RichTextField } from '@taskfield/editor'
import '@taskfield/editor/styles.css'
import { useState } from 'react'

export function Description({ saved, save }: { saved: string; save: (html: string) => void }) {
  const [html, setHtml] = useState(saved)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        save(html)
      }}
    >
      <RichTextField value={html} onChange={setHtml} name="description" label="Описание" />
      <button type="submit">Сохранить</button>
    </form>
  )
}
