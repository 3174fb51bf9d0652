import type { ReactElement } from 'react'
import type { Field } from '../../core/field.ts'
import { useEditorState } from '../../core/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Balloon } from '../../ui/balloon.tsx'
import { LinkActions } from './link-actions.tsx'
import { balloonMode, closeBalloon } from './link-balloon-state.ts'
import { LinkForm } from './link-form.tsx'
import { findLink } from './link-range.ts'
import { linkLabel } from './messages.ts'

/** The balloon of the link at the caret: what can be done with it, or the form of its address. */
export function LinkBalloon({ field }: { field: Field }): ReactElement | null {
  const { mode } = useEditorState(field, state => ({ mode: field.isEditable ? balloonMode(state) : null }))
  return mode && <OpenBalloon key={mode} field={field} mode={mode} />
}

function OpenBalloon({ field, mode }: { field: Field; mode: 'edit' | 'actions' }): ReactElement {
  const say = useMessages()
  const { href, from, to } = useEditorState(field, state => {
    const link = findLink(state)
    const { from: start, to: end } = link ?? state.selection
    return { href: link?.href ?? '', from: start, to: end }
  })
  return (
    <Balloon
      field={field}
      label={say(linkLabel)}
      from={from}
      to={to}
      takesFocus={mode === 'edit'}
      onClose={() => field.run(closeBalloon)}
    >
      {mode === 'edit' ? (
        <LinkForm field={field} href={href} asksText={from === to} />
      ) : (
        <LinkActions field={field} href={href} />
      )}
    </Balloon>
  )
}
