import type { Locale } from '@taskfield/editor'
import { chooseLanguage, languages } from './language.ts'
import './language-switch.css'
import { languageLabel } from './messages.ts'
import { useLanguage, useSay } from './use-say.ts'

/** What each language calls itself, in short: the line has room for no more. */
const names: Record<Locale, string> = { ru: 'Рус', en: 'Eng' }

/** The language of the workspace, chosen among all. */
export function LanguageSwitch() {
  const say = useSay()
  const language = useLanguage()
  return (
    <select
      className="language-switch"
      aria-label={say(languageLabel)}
      value={language}
      onChange={event => {
        const chosen = languages.find(name => name === event.target.value)
        if (chosen) chooseLanguage(chosen)
      }}
    >
      {languages.map(name => (
        <option key={name} value={name} lang={name}>
          {names[name]}
        </option>
      ))}
    </select>
  )
}
