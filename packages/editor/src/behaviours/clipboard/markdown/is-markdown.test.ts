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
  ['commands of a shell with their answers', '$ ls\n\n## список\n- смета\n- акт'],
  ['commands under the name of a computer', 'anna@server:~$ make\n\n## сборка\n1) готово'],
  ['comments of a script with empty lines', '# установка\n\napt install x\n\n- готово'],
  ['changes of code', '--- a/x.md\n+++ b/x.md\n- раз\n+ два\n## План'],
  ['changes of a part of code', '@@ -1,2 +1,2 @@\n- раз\n## План'],
  ['a table of times', '# Копии\n\n* 5 * * * /bin/backup\n'],
  ['a message of Git with its comments', '1. Смета\n\n# Опишите изменения\n\n#\n# На ветке main'],
  [
    'a program with comments and a list',
    "# Модуль\n\nimport os\n\ndef main():\n    '''\n    - путь\n    '''",
  ],
  ['values with names below a comment', '# База\n\nDB_URL=postgres://db\n- '],
  ['values of a package below a comment', '# Пакет\n\nname = "смета"\n- путь'],
  ['a block in brackets below a comment', '# Сервер\n\nserver {\n  listen 80;\n}\n- конец'],
  ['the end of a block below a comment', '# Сервер\n\n  listen 80;\n}\n- конец'],
  ['a script of figures', '# Данные\n\nx <- c(1, 2)\n- x'],
  ['words between lines of tildes', '~~~~~~\nПлан\n~~~~~~'],
  ['a fence that is never closed', '```\nтекст'],
])('%s are no Markdown', (_, text) => {
  expect(isMarkdown(text)).toBe(false)
})

it('reads a long text once', { timeout: 20_000 }, () => {
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
