import { labelPageBreak } from '../../content/page-break.ts'
import type { Feature } from '../../core/feature.ts'
import { renderNode } from '../../core/render-node.ts'

/** Page breaks are a dashed line with a label. */
export const pageBreak: Feature = {
  name: 'page-break',
  nodeViews: locale => ({
    pageBreak: node => {
      const { dom } = renderNode(node)
      labelPageBreak(dom, locale)
      return { dom }
    },
  }),
}
