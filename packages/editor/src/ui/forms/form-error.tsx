import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'

/** What is wrong with a field of a form, below it; its place is kept, so that nothing jumps. */
export function FormError({ id, error }: { id: string; error: Message | null }): ReactElement {
  const say = useMessages()
  return (
    <p id={id} className="tf-error" role="alert">
      {error && (
        <>
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {say(error)}
        </>
      )}
    </p>
  )
}
