import { codeBlockAttrs } from '@taskfield/document'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import { AnchoredMenu } from '../../ui/popups/anchored-menu.tsx'
import { MenuChoices } from '../../ui/popups/menu-popup.tsx'
import { codeLanguages, findLanguage } from '../../content/highlight/languages.ts'
import { findLanguageButton, openLanguageMenuOf, setLanguageMenu } from './language-menu-state.ts'
import { languageLabel } from './messages.ts'

/** The menu of languages, at the button of the code block that has opened it. */
export function LanguageMenu({ editor }: { editor: EditorContext }): ReactElement | null {
  const say = useMessages()
  const { pos, language } = useEditorState(editor, state => {
    const open = editor.isEditable ? openLanguageMenuOf(state) : null
    const node = open === null ? null : state.doc.nodeAt(open)
    return { pos: open, language: node ? codeBlockAttrs(node).language : '' }
  })
  const button = pos !== null && editor.view ? findLanguageButton(editor.view, pos) : null
  if (pos === null || !button) return null
  const known = findLanguage(language)
  // A name that the menu does not know is kept, and shown as it is.
  const unknown = known ? [] : [{ name: language, label: language }]
  return (
    <AnchoredMenu
      key={pos}
      label={say(languageLabel)}
      button={button}
      align="end"
      onClose={() => {
        if (editor.view) setLanguageMenu(null)(editor.state, editor.view.dispatch)
      }}
      onLeave={() => editor.focus()}
    >
      <MenuChoices
        active={known?.name ?? language}
        choices={[...codeLanguages.map(({ name, label }) => ({ name, label: say(label) })), ...unknown]}
        onChoose={name =>
          editor.run((state, dispatch) => {
            dispatch?.(state.tr.setNodeAttribute(pos, 'language', name))
            return true
          })
        }
      />
    </AnchoredMenu>
  )
}
