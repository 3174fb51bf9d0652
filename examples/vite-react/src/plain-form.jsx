import { RichTextField } from '@taskfield/editor'
import { useState } from 'react'

/** A form of the browser: nobody keeps the content but the field. */
export function PlainForm() {
  const [sent, setSent] = useState('')
  return (
    <form
      name="plain"
      onSubmit={event => {
        event.preventDefault()
        setSent(new FormData(event.currentTarget).get('about'))
      }}
    >
      <label htmlFor="about">О задаче</label>
      <RichTextField id="about" name="about" required />
      <button type="reset">Reset</button>
      <button type="submit">Save</button>
      <output>{sent}</output>
    </form>
  )
}
