import type { ComponentPropsWithoutRef, ReactElement, RefObject } from 'react'

interface InnerFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  readonly formRef?: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
}

/** A form of the field. It is submitted by itself, also where the field stands in a form of the host. */
export function InnerForm({ formRef, onSubmit, ...form }: InnerFormProps): ReactElement {
  return (
    <form
      {...form}
      ref={formRef}
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}
