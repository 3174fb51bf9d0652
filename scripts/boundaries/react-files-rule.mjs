import { basename } from 'node:path'
import { eachImport } from './imports.mjs'

const react = /^(react|react-dom|react-router|@base-ui\/react)(\/|$)/

/** React lives in components (`.tsx`) and in hooks (`use-*.ts`), nowhere else. A picture is a value that any item may name. */
export const reactFilesRule = {
  create(context) {
    if (context.filename.endsWith('.tsx') || basename(context.filename).startsWith('use-')) return {}
    return eachImport((node, name) => {
      if (react.test(name)) {
        context.report({ node, message: `${name} belongs in a .tsx file or a use-*.ts file.` })
      }
    })
  },
}
