import type { ReactElement } from 'react'
import { useMessages } from '../../../messages/locale.tsx'
import { ToolRow } from '../../../ui/tools/tool-row.tsx'
import { CellsFacts, type CellsFactsProps } from './cells-facts.tsx'
import { cellsLabel } from './messages.ts'

/** The facts of selected cells in a bar of their own, at the end of what is seen of the text. */
export function Status(props: CellsFactsProps): ReactElement {
  const say = useMessages()
  return (
    <div className="tf-cells-status">
      <ToolRow
        className="tf-cells-bar"
        label={say(cellsLabel)}
        // The text keeps its selection.
        onMouseDown={event => event.preventDefault()}
      >
        <CellsFacts {...props} />
      </ToolRow>
    </div>
  )
}
