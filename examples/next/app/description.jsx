'use client'

import { RichTextField } from '@taskfield/editor'
import { useState } from 'react'
import { save } from './save.js'

export function Description({ saved }) {
  const [html, setHtml] = useState(saved)
  const [ready, setReady] = useState(0)
  return (
    <form action={save}>
      <RichTextField
        value={html}
        onChange={setHtml}
        onReady={() => setReady(count => count + 1)}
        name="description"
        label="Описание"
        styleAttributes={false}
      />
      <button type="submit">Сохранить</button>
      <output>{ready}</output>
    </form>
  )
}
