import { RichTextField } from '@taskfield/editor'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'

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

export function HookForm() {
  const { control, handleSubmit, reset, formState } = useForm({ defaultValues: { text: '<p>start</p>' } })
  const { touchedFields, isDirty, errors } = formState
  const [sent, setSent] = useState('')
  return (
    <form name="hook" onSubmit={handleSubmit(({ text }) => setSent(text))}>
      <Controller
        name="text"
        control={control}
        rules={{ required: true }}
        render={({ field }) => (
          <RichTextField {...field} label="Ответ" aria-invalid={errors.text !== undefined} />
        )}
      />
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
      <button type="submit">Save</button>
      <output>
        {JSON.stringify({
          sent,
          isTouched: touchedFields.text === true,
          isDirty,
          isWrong: errors.text !== undefined,
        })}
      </output>
    </form>
  )
}
