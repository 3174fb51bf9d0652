import { RichText } from '@taskfield/editor/rich-text'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { KeptImages } from '../saving/kept-images.tsx'
import { unsavedText } from '../saving/saving-state.ts'
import { taskCard } from '../workspace/task-card.tsx'
import { taskHref } from '../workspace/task-id.ts'
import { useOpenMention } from '../workspace/use-open-mention.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { isWriting } from './is-writing.ts'
import './description.css'
import { useSay } from '../language/use-say.ts'
import { useLanguage } from '../language/use-say.ts'
import { addDescription, descriptionLabel, noDescription } from './messages.ts'

/** The text of a task: read, or edited where it stands. */
export function Description({ controller }: { controller: DescriptionController }) {
  const { stage, place } = controller.field
  return (
    <div className="description" ref={place}>
      {stage.name === 'open' ? (
        <Edited controller={controller} Field={stage.Field} />
      ) : (
        <Read controller={controller} />
      )}
    </div>
  )
}

type FieldComponent = Extract<DescriptionController['field']['stage'], { name: 'open' }>['Field']

function Edited({ controller, Field }: { controller: DescriptionController; Field: FieldComponent }) {
  const { field, value } = controller

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) controller.save()
  }

  /** Whoever goes on writing would lose letters in a field that closes. */
  function onKeyDown(event: KeyboardEvent): void {
    if (isWriting(event)) controller.stay()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears what the field in it is given
    <div className="description-edited" onBlur={onBlur} onKeyDown={onKeyDown}>
      <Field
        task={controller.task}
        html={value}
        uploadsKey={controller.uploadsKey}
        onPendingChange={controller.noteUploads}
        onChange={controller.change}
        onReady={field.onReady}
      />
    </div>
  )
}

function Read({ controller }: { controller: DescriptionController }) {
  const language = useLanguage()
  const say = useSay()
  const openMention = useOpenMention()
  const html = unsavedText(controller.state) ?? controller.state.base.html

  function onDoubleClick(event: MouseEvent<HTMLElement>): void {
    if (event.target instanceof Element && event.target.closest('a')) return
    controller.field.open({ x: event.clientX, y: event.clientY })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the button above and the links do the same
    <section
      className="description-read"
      aria-label={say(descriptionLabel)}
      onClick={openMention}
      onDoubleClick={onDoubleClick}
    >
      <div className="description-head">
        <span aria-hidden>{say(descriptionLabel)}</span>
        <KeptImages
          className="kept-images"
          uploadsKey={controller.uploadsKey}
          onContinue={() => controller.field.open('text')}
        />
      </div>
      {html === '' ? (
        <Note title={say(noDescription)}>
          <Button onClick={() => controller.field.open('text')}>{say(addDescription)}</Button>
        </Note>
      ) : (
        <RichText html={html} locale={language} mentionHref={taskHref} mentionCard={taskCard} />
      )}
    </section>
  )
}
