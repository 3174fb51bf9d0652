import type { CodePainter } from './code-painter.ts'
import { drawsHighlights } from './highlight-ranges.ts'
import { findLanguage } from './languages.ts'

/** The colours of a code on the page. */
export interface CodeColors {
  /** Tells which code, in which language, the element shows, or will show by the end of this task. */
  readonly show: (code: string, language: string) => void
  /** Takes the colours away. */
  readonly end: () => void
}

/**
 * Colours the code in an element with custom highlights: its nodes stay as they are. What reads code is loaded with the
 * first language that needs it. Without highlights in the browser the code stays plain.
 */
export function colorCode(element: Element): CodeColors {
  if (!drawsHighlights(element)) return { show: () => {}, end: () => {} }
  let painter: CodePainter | null = null
  let shown = { code: '', language: '' }
  let isEnded = false
  const load = async (language: string): Promise<void> => {
    try {
      const [{ CodePainter }, parser] = await Promise.all([
        import('./code-painter.ts'),
        findLanguage(language)?.load?.(),
      ])
      if (isEnded || shown.language !== language) return
      painter ??= new CodePainter(element)
      painter.setCode(shown.code)
      painter.setParser(parser ?? null)
    } catch {
      // Without its colours the text is as good.
    }
  }
  return {
    show(code, language) {
      const isOther = language !== shown.language
      shown = { code, language }
      painter?.setCode(code)
      if (!isOther) return
      painter?.setParser(null)
      if (findLanguage(language)?.load) void load(language)
    },
    end() {
      isEnded = true
      painter?.end()
    },
  }
}
