import { expect, it } from 'vitest'
import { showColors } from './shown-colors.ts'

it.each([
  ['color:#000;', 'color:#000;--tf-color:#000;'],
  ['background-color:hsl(0,75%,60%);', 'background-color:hsl(0,75%,60%);--tf-background:hsl(0,75%,60%);'],
  [
    'background-color:red;color:#fff;',
    'background-color:red;color:#fff;--tf-background:red;--tf-color:#fff;',
  ],
  ['background-color:transparent;', 'background-color:transparent;'],
  ['border-color:red;', 'border-color:red;'],
  ['text-align:center;', 'text-align:center;'],
])('shows the colours of %s', (style, shown) => expect(showColors({ style }).style).toBe(shown))
