import { useForm as useTanStackForm } from '@tanstack/react-form'
import { RichTextField } from '@taskfield/editor'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'

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
      <Facts
        sent={sent}
        isTouched={touchedFields.text === true}
        isDirty={isDirty}
        isWrong={errors.text !== undefined}
      />
    </form>
  )
}

export function TanStackForm() {
  const [sent, setSent] = useState('')
  const form = useTanStackForm({
    defaultValues: { text: '<p>start</p>' },
    onSubmit: ({ value }) => setSent(value.text),
  })
  return (
    <form
      name="tanstack"
      onSubmit={event => {
        event.preventDefault()
        form.handleSubmit()
      }}
    >
      <form.Field
        name="text"
        validators={{ onChange: ({ value }) => (value === '' ? 'Напишите план' : undefined) }}
      >
        {({ state: { value, meta }, handleChange, handleBlur }) => (
          <>
            <RichTextField
              value={value}
              onChange={handleChange}
              onBlur={handleBlur}
              label="План"
              aria-invalid={!meta.isValid}
            />
            <Facts sent={sent} isTouched={meta.isTouched} isDirty={meta.isDirty} isWrong={!meta.isValid} />
          </>
        )}
      </form.Field>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="submit">Save</button>
    </form>
  )
}

/** What a library knows of its field, for the test to read. */
function Facts(facts) {
  return <output>{JSON.stringify(facts)}</output>
}
