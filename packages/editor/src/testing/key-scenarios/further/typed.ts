import type { FurtherScenario } from './further-scenario.ts'

/** What is typed at the start of a heading does there what it does in a paragraph. */
export const typedScenarios: readonly FurtherScenario[] = [
  ['<h3>|b</h3>', '"#_"', '<h2>^b</h2>'],
  ['<p>a</p><h2>|b</h2>', '"##_"', '<p>a</p><h3>^b</h3>'],
  ['<h2>|</h2>', '"###_"', '<h4>^</h4>'],
  ['<h2>|b</h2>', '">_"', '<blockquote><h2>^b</h2></blockquote>'],
  ['<h2>|</h2>', '"```"', '<pre><code class="language-plaintext">^</code></pre>'],
  ['<h2>|b</h2>', '"```"', '<pre><code class="language-plaintext">^b</code></pre>'],
]

/** A command is undone by itself, also where it inserts text right behind what was typed. */
export const commandScenarios: readonly FurtherScenario[] = [
  ['<p>a|</p>', '"x" cmd:link§"http://x.y" Control+z', '<p>ax^</p>'],
  ['<p>a|</p>', 'cmd:link§"http://x.y" "x" Control+z', '<p>a<a href="http://x.y">http://x.y</a>^</p>'],
]

/** A mark can be typed right behind a line break and an image. */
export const typedMarkScenarios: readonly FurtherScenario[] = [
  ['<p>a<br>|</p>', '"**b**" "x"', '<p>a<br><strong>b</strong>x^</p>'],
  ['<p>a<img src="x.png">|</p>', '"*b*" "x"', '<p>a<img src="x.png"><i>b</i>x^</p>'],
]
