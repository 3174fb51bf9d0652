import { Monitor, Moon, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { showTheme, storedTheme, storeTheme, themes } from './theme.ts'
import type { Theme } from './theme.ts'
import './theme-switch.css'

const looks: Record<Theme, { label: string; Icon: LucideIcon }> = {
  system: { label: 'Как в системе', Icon: Monitor },
  light: { label: 'Светлая тема', Icon: Sun },
  dark: { label: 'Тёмная тема', Icon: Moon },
}

/** Three small buttons, one of them chosen. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(storedTheme)

  function choose(theme: Theme): void {
    setChosen(theme)
    storeTheme(theme)
    showTheme(theme)
  }

  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Тема</legend>
      {themes.map(theme => {
        const { label, Icon } = looks[theme]
        return (
          <label key={theme} title={label}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              aria-label={label}
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
