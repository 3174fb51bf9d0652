import { RichText } from '@taskfield/editor/rich-text'
import type { FocusEvent, MouseEvent } from 'react'
import { unsavedText } from '../saving/saving-state.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import type { TextSession } from './use-text-session.ts'
import './description.css'

/** The text of a task: read, or edited where it stands. */
export function Description({ session }: { session: TextSession }) {
  const { stage, place } = session.field
  return (
    <div className="description" ref={place}>
      {stage.name === 'open' ? <Edited session={session} Field={stage.Field} /> : <Read session={session} />}
    </div>
  )
}

type FieldComponent = Extract<TextSession['field']['stage'], { name: 'open' }>['Field']

function Edited({ session, Field }: { session: TextSession; Field: FieldComponent }) {
  const { field, given } = session

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) session.save()
  }

  return (
    <div className="description-edited" onBlur={onBlur}>
      <Field html={given} onChange={session.change} onReady={field.onReady} />
    </div>
  )
}

function Read({ session }: { session: TextSession }) {
  const html = unsavedText(session.state) ?? session.state.base.html

  function onDoubleClick(event: MouseEvent<HTMLElement>): void {
    if (event.target instanceof Element && event.target.closest('a')) return
    session.field.open({ x: event.clientX, y: event.clientY })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button above does the same
    <section className="description-read" aria-label="Описание" onDoubleClick={onDoubleClick}>
      <div className="description-head" aria-hidden>
        Описание
      </div>
      {html === '' ? (
        <Note title="Описания пока нет">
          <Button onClick={() => session.field.open('text')}>Добавить описание</Button>
        </Note>
      ) : (
        <RichText html={html} />
      )}
    </section>
  )
}
