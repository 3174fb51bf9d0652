import { expect, it } from 'vitest'
import { isMarkdown } from './is-markdown.ts'

it.each([
  ['a block of code', 'Смотри:\n```js\nlet x\n```'],
  ['a table', '| Имя | Срок |\n| --- | ---: |\n| Анна | 5 |'],
  ['boxes to check', '- [ ] Смета\n- [x] Договор'],
  ['a heading and a list', '## План\n\n- раз\n- два'],
  ['a list and a link', '1. [сайт](https://example.org/)\n2. ещё'],
  ['a heading and a link behind Windows line ends', '# План\r\n\r\nСмотри [сайт](https://example.org/).'],
  ['a heading right above its list', '## План\n- раз\n- два'],
  ['a list below a word', '# Plan\n\nSteps:\n- one\n- two'],
])('%s is Markdown', (_, text) => {
  expect(isMarkdown(text)).toBe(true)
})

it.each([
  ['words', 'Добрый день!\n\nСрок — пятница.'],
  ['a list by itself', '- раз\n- два\n- три'],
  ['comments of a script', '# установка\nnpm install\n# запуск\nnpm start'],
  ['stars and lines', 'a * b * c | d\n-----'],
  ['an address in brackets', 'Список [1](2) и формула f[x](y)\n- пункт'],
  ['settings', '# Службы\n\nservices:\n  - web\n  - db'],
  ['settings in a list', '## Роли\n- hosts: web\n  become: true\n- name: x'],
  ['comments above settings', '# fruits\n- apple\n- pear'],
  ['a fence that is never closed', '```\nтекст'],
])('%s are no Markdown', (_, text) => {
  expect(isMarkdown(text)).toBe(false)
})

it('reads a long text once', { timeout: 5000 }, () => {
  expect(isMarkdown(`\`\`\`\n${'x |'.repeat(200_000)}`)).toBe(false)
  expect(isMarkdown(`${'x | - '.repeat(100_000)}\n${'- |\t'.repeat(100_000)}x`)).toBe(false)
  expect(isMarkdown('['.repeat(200_000))).toBe(false)
  expect(isMarkdown(`# x\n${' '.repeat(200_000)}x\n${'a.'.repeat(100_000)}\n${'_'.repeat(100_000)}`)).toBe(
    false,
  )
})

it('leaves a text as it is that would take long to read', () => {
  expect(isMarkdown('- [ ] дело\n'.repeat(20_000))).toBe(true)
  expect(isMarkdown('- [ ] дело\n'.repeat(40_000))).toBe(false)
})
