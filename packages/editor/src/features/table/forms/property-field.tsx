import { useId, type ReactElement } from 'react'
import { useMessages } from '../../../messages/locale.tsx'
import { ColorField } from '../../../ui/color/color-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { colorError, lengthError } from '../../../ui/forms/form-messages.ts'
import { Tooltip } from '../../../ui/popups/tooltip.tsx'
import { useLater } from '../../../ui/forms/use-later.ts'
import type { FormField } from './form-fields.ts'
import { mixedLabel } from './messages.ts'
import { tablePalette } from './palette.ts'
import type { Draft } from './use-drafts.ts'

interface PropertyFieldProps {
  readonly field: FormField
  readonly draft: Draft
}

/** A field of a form, and below it what is wrong with it. */
export function PropertyField(props: PropertyFieldProps): ReactElement {
  const { control } = props.field
  if (control === 'icons') return <IconsField {...props} />
  return control === 'select' ? <SelectField {...props} /> : <TextField {...props} />
}

/** Text that may be wrong: a colour or a length. */
function TextField({ field: { label, control }, draft }: PropertyFieldProps): ReactElement {
  const say = useMessages()
  const id = useId()
  const { text, value, isDisabled, change } = draft
  const showsError = useLater(draft.isWrong, text ?? '')
  const shown = {
    id,
    placeholder: text === null ? say(mixedLabel) : '',
    disabled: isDisabled,
  }
  return (
    <>
      <span className={`tf-property-${control}`}>
        <label className="tf-label" htmlFor={id}>
          {say(label)}
        </label>
        {control === 'color' ? (
          <ColorField
            {...shown}
            label={say(label)}
            text={text ?? ''}
            color={value || null}
            palette={tablePalette}
            isWrong={showsError}
            describedBy={`${id}-error`}
            onChange={change}
          />
        ) : (
          <input
            {...shown}
            className="tf-input"
            value={text ?? ''}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={showsError}
            aria-describedby={`${id}-error`}
            onChange={event => change(event.target.value)}
          />
        )}
      </span>
      <FormError id={`${id}-error`} error={errorOf(control, showsError)} />
    </>
  )
}

function errorOf(control: FormField['control'], shows: boolean): typeof colorError | null {
  if (!shows) return null
  return control === 'color' ? colorError : lengthError
}

const mixed = 'mixed'

function SelectField({ field: { label, choices }, draft }: PropertyFieldProps): ReactElement {
  const say = useMessages()
  const id = useId()
  return (
    <span className="tf-property-select">
      <label className="tf-label" htmlFor={id}>
        {say(label)}
      </label>
      <select
        id={id}
        className="tf-input"
        value={draft.text ?? mixed}
        onChange={event => draft.change(event.target.value)}
      >
        {draft.text === null && (
          <option value={mixed} hidden>
            {say(mixedLabel)}
          </option>
        )}
        {choices?.map(choice => (
          <option key={choice.value} value={choice.value}>
            {say(choice.label)}
          </option>
        ))}
      </select>
    </span>
  )
}

function IconsField({ field: { label, choices }, draft }: PropertyFieldProps): ReactElement {
  const say = useMessages()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={say(label)} className="tf-property-icons">
      {choices?.map(choice => (
        <Tooltip key={choice.value} label={say(choice.label)}>
          <label className="tf-icon-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={say(choice.label)}
              checked={draft.text === choice.value}
              onChange={() => draft.change(choice.value)}
            />
            {choice.icon && <Icon of={choice.icon} />}
          </label>
        </Tooltip>
      ))}
    </div>
  )
}
