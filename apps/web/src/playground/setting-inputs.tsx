interface InputProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}

/** A setting that is on or off. */
export function Flag({ label, value, onChange }: InputProps<boolean>) {
  return (
    <label className="setting setting-flag">
      <input type="checkbox" checked={value} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

/** A setting in words. */
export function Line({ label, value, onChange }: InputProps<string>) {
  return (
    <label className="setting">
      {label}
      <input type="text" value={value} onChange={event => onChange(event.target.value)} />
    </label>
  )
}

interface ChoiceProps extends InputProps<string> {
  choices: readonly { value: string; label: string }[]
}

/** A setting that is one of a few. */
export function Choice({ label, value, onChange, choices }: ChoiceProps) {
  return (
    <label className="setting">
      {label}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
