import type { ComponentProps, ReactElement } from 'react'

interface InnerFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => void
}

/** A form of the field. It is submitted by itself, also where the field stands in a form of the host. */
export function InnerForm({ onSubmit, ...form }: InnerFormProps): ReactElement {
  return (
    <form
      {...form}
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}
