import type { StreamParser } from '@codemirror/streamparser'
import type { Message } from '../../messages/message.ts'

/** A language that code may be in. */
export interface CodeLanguage {
  /** As the saved form has it, after `language-`. */
  readonly name: string
  readonly label: Message
  /** Loads what knows its words; absent for plain text. */
  readonly load?: () => Promise<StreamParser<unknown>>
}

function language(name: string, label: string, load: () => Promise<StreamParser<unknown>>): CodeLanguage {
  return { name, label: { ru: label, en: label }, load }
}

const clike = () => import('@codemirror/legacy-modes/mode/clike')
const script = () => import('@codemirror/legacy-modes/mode/javascript')
const markup = () => import('@codemirror/legacy-modes/mode/xml')

/** The languages of the menu, in its order. */
export const codeLanguages: readonly CodeLanguage[] = [
  { name: 'plaintext', label: { ru: 'Простой текст', en: 'Plain text' } },
  language('bash', 'Bash', async () => (await import('@codemirror/legacy-modes/mode/shell')).shell),
  language('c', 'C', async () => (await clike()).c),
  language('cs', 'C#', async () => (await clike()).csharp),
  language('cpp', 'C++', async () => (await clike()).cpp),
  language('css', 'CSS', async () => (await import('@codemirror/legacy-modes/mode/css')).css),
  language('diff', 'Diff', async () => (await import('@codemirror/legacy-modes/mode/diff')).diff),
  language('go', 'Go', async () => (await import('@codemirror/legacy-modes/mode/go')).go),
  language('html', 'HTML', async () => (await markup()).html),
  language('java', 'Java', async () => (await clike()).java),
  language('javascript', 'JavaScript', async () => (await script()).javascript),
  language('json', 'JSON', async () => (await script()).json),
  language('php', 'PHP', async () => (await import('./php.ts')).php),
  language('python', 'Python', async () => (await import('@codemirror/legacy-modes/mode/python')).python),
  language('ruby', 'Ruby', async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  language('rust', 'Rust', async () => (await import('@codemirror/legacy-modes/mode/rust')).rust),
  language('sql', 'SQL', async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL),
  language('typescript', 'TypeScript', async () => (await script()).typescript),
  language('xml', 'XML', async () => (await markup()).xml),
  language('yaml', 'YAML', async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml),
]

const aliases: Readonly<Record<string, string>> = {
  'c#': 'cs',
  'c++': 'cpp',
  csharp: 'cs',
  golang: 'go',
  js: 'javascript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  text: 'plaintext',
  ts: 'typescript',
  yml: 'yaml',
}

/** Finds a language by its name or by a short form of it, in any case; `null` when there is none. */
export function findLanguage(name: string): CodeLanguage | null {
  const lower = name.toLowerCase()
  const wanted = aliases[lower] ?? lower
  return codeLanguages.find(known => known.name === wanted) ?? null
}
