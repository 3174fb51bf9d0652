import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The path from the root of the repository, with forward slashes. */
export function fromRoot(file) {
  return relative(root, file).split(sep).join('/')
}

export function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}

/** Calls `visit(node, name)` for everything that a file imports: values, types, re-exports and `import()`. */
export function eachImport(visit) {
  const check = node => {
    if (typeof node.source?.value === 'string') visit(node, node.source.value)
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportAllDeclaration: check,
    ExportNamedDeclaration: check,
    TSImportType: check,
  }
}
