import { Toolbar } from '@base-ui/react/toolbar'
import type { ReactElement } from 'react'
import { useMessages } from '../../../messages/locale.tsx'
import { CellsFacts, type CellsFactsProps } from './cells-facts.tsx'
import { cellsLabel } from './messages.ts'

/** The facts of selected cells in a bar of their own, at the end of what is seen of the text. */
export function Status(props: CellsFactsProps): ReactElement {
  const say = useMessages()
  return (
    <div className="tf-cells-status">
      <Toolbar.Root
        className="tf-cells-bar"
        aria-label={say(cellsLabel)}
        // The text keeps its selection.
        onMouseDown={event => event.preventDefault()}
      >
        <CellsFacts {...props} />
      </Toolbar.Root>
    </div>
  )
}
