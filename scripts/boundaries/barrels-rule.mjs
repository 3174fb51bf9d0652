import { fromRoot } from './imports.mjs'

const publicNames = /^packages\/(?:[^/]+\/src\/index|editor\/src\/prosemirror)\.ts$/
const assemblies = /^packages\/editor\/src\/features\/([^/]+\/)?index\.ts$/

/** No barrels: whoever needs a name imports the file that has it. Only a package lists its public names. */
export const barrelsRule = {
  create(context) {
    const file = fromRoot(context.filename)
    const report = (node, message) => context.report({ node, message })
    return {
      Program(node) {
        if (!/(^|\/)index\.tsx?$/.test(file) || publicNames.test(file) || assemblies.test(file)) return
        report(node, 'An index.ts stands only at a package root and as the assembly of features.')
      },
      ExportAllDeclaration(node) {
        report(node, 'Names are exported one by one.')
      },
      ExportNamedDeclaration(node) {
        if (node.source && !publicNames.test(file)) report(node, 'Import the file that has the name.')
      },
    }
  },
}
