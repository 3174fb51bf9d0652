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
  [
    'border:1px solid hsl(0, 75%, 60%);',
    'border:1px solid hsl(0, 75%, 60%);--tf-border-top:hsl(0, 75%, 60%);--tf-border-right:hsl(0, 75%, 60%);--tf-border-bottom:hsl(0, 75%, 60%);--tf-border-left:hsl(0, 75%, 60%);',
  ],
  [
    'border-color:red blue;',
    'border-color:red blue;--tf-border-top:red;--tf-border-right:blue;--tf-border-bottom:red;--tf-border-left:blue;',
  ],
  ['border-left:2px dashed red;', 'border-left:2px dashed red;--tf-border-left:red;'],
  ['border-top-color:red;', 'border-top-color:red;--tf-border-top:red;'],
  ['border-top-color:inherit;', 'border-top-color:inherit;'],
  ['border-style:none;border-width:2px;', 'border-style:none;border-width:2px;'],
  ['text-align:center;', 'text-align:center;'],
])('shows the colours of %s', (style, shown) => expect(showColors({ style }).style).toBe(shown))
