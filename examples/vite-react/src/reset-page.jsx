import { RichText, RichTextField } from '@taskfield/editor'
import { useState } from 'react'

/** A text to edit and to read, under the style sheet of whoever imports it. */
export function ResetPage() {
  const [html, setHtml] = useState('<h2>План</h2><ul><li>хлеб</li></ul>')
  return (
    <>
      <RichTextField value={html} onChange={setHtml} label="Описание" />
      <main>
        <RichText html={html} />
      </main>
    </>
  )
}
