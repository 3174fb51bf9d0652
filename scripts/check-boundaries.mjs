import { complaintsOfKnip, complaintsOfLint, complaintsOfTypes } from './boundaries/complaints.mjs'
import { codeFaults } from './boundaries/faults/code-faults.mjs'
import { allowedImports, importFaults } from './boundaries/faults/import-faults.mjs'
import { typeFaults } from './boundaries/faults/type-faults.mjs'
import { unusedFaults } from './boundaries/faults/unused-faults.mjs'
import { copyTree } from './boundaries/tree-copy.mjs'

// A rule that nobody has seen fail may not work at all. This plants a fault for each into a copy of the tree.
const lintFaults = [...importFaults, ...codeFaults]
const faults = [...lintFaults, ...typeFaults, ...unusedFaults]

const tree = copyTree([...faults, ...allowedImports])
try {
  const [lint, types, knip] = await Promise.all([
    complaintsOfLint(
      tree.path,
      [...lintFaults, ...allowedImports].map(({ file }) => file),
    ),
    complaintsOfTypes(tree.path),
    complaintsOfKnip(tree.path),
  ])
  const missed = [
    ...lintFaults.filter(notIn(lint)),
    ...typeFaults.filter(notIn(types)),
    ...unusedFaults.filter(notIn(knip)),
  ]
  const refused = allowedImports.filter(({ file }) =>
    lint.some(each => each.file === file && each.says.startsWith('taskfield(')),
  )
  for (const { what, says } of missed) console.log(`Not noticed by ${says}: ${what}`)
  for (const { what } of refused) console.log(`Wrongly refused: ${what}`)
  console.log(`${faults.length - missed.length} of ${faults.length} planted faults were noticed.`)
  process.exitCode = missed.length + refused.length > 0 ? 1 : 0
} finally {
  tree.remove()
}

function notIn(complaints) {
  return ({ file, says }) => !complaints.some(each => each.file === file && each.says === says)
}
