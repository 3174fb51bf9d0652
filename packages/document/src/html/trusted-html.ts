interface Policy {
  createHTML(html: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

const plain: Policy = { createHTML: html => html }
let policy: Policy | null = null

/**
 * Marks HTML for pages with `require-trusted-types-for 'script'`, under the one policy `taskfield`. It is given two kinds of HTML and no
 * other: what goes into a document that shows and runs nothing, and what the writer wrote, in which nothing can run.
 */
export function trustedHtml(html: string): string {
  policy ??= createPolicy()
  return policy.createHTML(html)
}

function createPolicy(): Policy {
  try {
    return typeof trustedTypes === 'undefined' ? plain : trustedTypes.createPolicy('taskfield', plain)
  } catch {
    // The page does not allow the name, or another copy of this module has it: the page's own default policy is asked.
    return plain
  }
}
