import type { Message } from '@taskfield/editor'
import { useSay } from '../language/use-say.ts'

interface InputProps<Value> {
  /** The name of a prop, or words. */
  label: string | Message
  value: Value
  onChange: (value: Value) => void
}

/** A setting that is on or off. */
export function Flag({ label, value, onChange }: InputProps<boolean>) {
  const say = useSay()
  return (
    <label className="setting setting-flag">
      <input type="checkbox" checked={value} onChange={event => onChange(event.target.checked)} />
      {textOf(label, say)}
    </label>
  )
}

/** A setting in words. */
export function Line({ label, value, onChange }: InputProps<string>) {
  const say = useSay()
  return (
    <label className="setting">
      {textOf(label, say)}
      <input type="text" value={value} onChange={event => onChange(event.target.value)} />
    </label>
  )
}

interface ChoiceProps extends InputProps<string> {
  choices: readonly { value: string; label: string | Message }[]
}

/** A setting that is one of a few. */
export function Choice({ label, value, onChange, choices }: ChoiceProps) {
  const say = useSay()
  return (
    <label className="setting">
      {textOf(label, say)}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {textOf(choice.label, say)}
          </option>
        ))}
      </select>
    </label>
  )
}

function textOf(label: string | Message, say: (message: Message) => string): string {
  return typeof label === 'string' ? label : say(label)
}
