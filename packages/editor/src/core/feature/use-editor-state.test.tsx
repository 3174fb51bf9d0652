import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { openField } from '../../testing/open-field.ts'
import type { EditorContext } from './editor-context.ts'
import { useEditorState } from './use-editor-state.ts'

describe('reading facts from the editor state', () => {
  it('renders again only when a fact has changed', async () => {
    const { editor, press } = openField('<p>|</p>')
    const seen: boolean[] = []
    function Fact({ of }: { of: EditorContext }): ReactElement {
      const { long } = useEditorState(of, state => ({ long: state.doc.textContent.length > 3 }))
      seen.push(long)
      return <>{String(long)}</>
    }
    await render(<Fact of={editor} />)
    editor.focus()
    await press('abcdefgh')
    expect(seen).toEqual([false, true])
  })
})
