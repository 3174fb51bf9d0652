import { Monitor, Moon, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { showTheme, storedTheme, storeTheme, themes } from './theme.ts'
import type { Theme } from './theme.ts'
import './theme-switch.css'
import { useSay } from '../language/use-say.ts'
import { type Message } from '@taskfield/editor'
import { darkTheme, lightTheme, systemTheme, themeLabel } from './messages.ts'

const looks: Record<Theme, { label: Message; Icon: LucideIcon }> = {
  system: { label: systemTheme, Icon: Monitor },
  light: { label: lightTheme, Icon: Sun },
  dark: { label: darkTheme, Icon: Moon },
}

/** Three small buttons, one of them chosen. */
export function ThemeSwitch() {
  const say = useSay()
  const [chosen, setChosen] = useState(storedTheme)

  function choose(theme: Theme): void {
    setChosen(theme)
    storeTheme(theme)
    showTheme(theme)
  }

  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">{say(themeLabel)}</legend>
      {themes.map(theme => {
        const { label, Icon } = looks[theme]
        return (
          <label key={theme} title={say(label)}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              aria-label={say(label)}
              checked={theme === chosen}
              onChange={() => choose(theme)}
            />
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}
