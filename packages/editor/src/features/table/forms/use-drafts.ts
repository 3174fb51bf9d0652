import type { EditorState } from 'prosemirror-state'
import { useState } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import type { Words } from '../../../messages/message.ts'
import { nameColor, readColor } from '../../../ui/color/color-name.ts'
import type { FormField, FormSpec } from './form-fields.ts'
import { previewProperty } from './form-session.ts'
import { tablePalette } from './palette.ts'
import { readProperty } from './set-property.ts'

/** What stands in the fields, by the names of their properties; `null` where what is selected differs. */
type Texts = Readonly<Record<string, string | null>>

/** What a form shows of a field, and what becomes of it. */
export interface Draft {
  readonly text: string | null
  /** What the text means; `null` while it means nothing. */
  readonly value: string | null
  readonly isWrong: boolean
  readonly isDisabled: boolean
  readonly change: (text: string) => void
}

/** The fields of a form while a person fills it in. What is valid stands in the document at once. */
export function useDrafts(editor: EditorContext, { rows }: FormSpec): (field: FormField) => Draft {
  const words = contextOf(editor.state)
  const fields = rows.flatMap(row => row.fields)
  const [given] = useState(() => readTexts(editor.state, fields, words))
  const [texts, setTexts] = useState(given)
  const textOf = ({ property }: FormField): string | null => texts[property.name] ?? null

  return field => {
    const text = textOf(field)
    const value = text === null ? null : readValue(field, text, words)
    return {
      text,
      value,
      // What stood there when the form was opened is nobody's mistake.
      isWrong: value === null && text !== given[field.property.name],
      isDisabled: field.needs !== undefined && texts[field.needs.name] === 'none',
      change: next => {
        setTexts(now => ({ ...now, ...emptied(field, next, fields), [field.property.name]: next }))
        const read = readValue(field, next, words)
        // The form keeps the focus.
        if (read !== null && editor.view)
          previewProperty(field.property, read)(editor.view.state, editor.view.dispatch)
      },
    }
  }
}

/** A border without a line has neither a colour nor a width. */
function emptied({ property }: FormField, text: string, fields: readonly FormField[]): Texts {
  const needing = text === 'none' ? fields.filter(({ needs }) => needs === property) : []
  return Object.fromEntries(needing.map(field => [field.property.name, '']))
}

function readTexts({ selection }: EditorState, fields: readonly FormField[], words: Words): Texts {
  return Object.fromEntries(
    fields.map(({ property, control }) => {
      const value = readProperty(selection, property)
      const text = value !== null && control === 'color' ? nameColor(value, tablePalette, words) : value
      return [property.name, text]
    }),
  )
}

function readValue({ property, control }: FormField, text: string, words: Words): string | null {
  if (text.trim() === '') return ''
  return control === 'color' ? readColor(text, tablePalette, words) : property.parse(text)
}
