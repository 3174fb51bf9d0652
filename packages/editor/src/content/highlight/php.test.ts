import { expect, it } from 'vitest'
import { LineTokens } from './line-tokens.ts'
import { php } from './php.ts'

/** The coloured parts of a code, a list for each line. */
function tokensOf(code: string): string[][] {
  const lines = new LineTokens(php, code)
  lines.readTo(Infinity, () => false)
  return Array.from({ length: lines.count }, (_, line) =>
    lines.tokensOf(line).map(({ from, to, name }) => `${name} ${code.slice(from, to)}`),
  )
}

it.each([
  ['if ($a) return "b"; // c', [['keyword if', 'keyword return', 'string "b"', 'comment // c']]],
  ['$s = "a\nb";', [['string "a'], ['string b"']]],
  ['1 # note', [['number 1', 'comment # note']]],
  ["#[Route('/x')]\nclass A {}", [["string '/x'"], ['keyword class', 'name A']]],
  ['$s = <<<EOT\nif "x\n  EOT;\nif', [['string <<<EOT'], ['string if "x'], ['string EOT'], ['keyword if']]],
  ["$s = <<<'EOT'\nEOTX\nEOT;", [["string <<<'EOT'"], ['string EOTX'], ['string EOT']]],
  ['$a << 2', [['number 2']]],
  [
    '<?php echo 1 ?>\n<b>if</b>',
    [
      ['comment <?php', 'keyword echo', 'number 1', 'comment ?>'],
      ['type b', 'type b'],
    ],
  ],
  ['<b><?= true ?>if</b>', [['type b', 'comment <?=', 'number true', 'comment ?>', 'type b']]],
  ['$s = "?>"; return', [['string "?>"', 'keyword return']]],
])('PHP reads %j', (code, tokens) => expect(tokensOf(code)).toEqual(tokens))
