import { Copy, Download } from 'lucide-react'
import { useMemo, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { copiedMessage, notCopiedMessage } from '../../../ui/messages.ts'
import { ToolButton } from '../../../ui/tools/tool-button.tsx'
import type { CellSelection } from '../cell-selection.ts'
import { summarizeCells } from './cells-summary.ts'
import { downloadCsv } from './download-csv.ts'
import { averageOf, cellsLabel, copyCsvLabel, countOf, downloadCsvLabel, sumOfCells } from './messages.ts'
import { writeCsv } from './write-csv.ts'

export interface CellsFactsProps {
  readonly editor: EditorContext
  readonly cells: CellSelection
}

/** How many cells are selected, what their numbers make, and their content as CSV: a part of a toolbar. */
export function CellsFacts({ editor, cells }: CellsFactsProps): ReactElement {
  const say = useMessages()
  const context = contextOf(editor.state)
  const { locale } = context
  // What was copied is said until something else is selected.
  const [copied, setCopied] = useState<{ readonly of: CellSelection; readonly message: Message } | null>(null)
  const facts = useMemo(() => {
    const nodes = cells.ranges.map(({ $from }) => $from.parent)
    return { count: nodes.length, ...summarizeCells(nodes, locale) }
  }, [cells, locale])
  const csv = (): string => writeCsv(cells.grid, cells.rect, locale)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(csv())
    setCopied({ of: cells, message: isCopied ? copiedMessage : notCopiedMessage })
  }
  return (
    <div role="group" aria-label={say(cellsLabel)} className="tf-cells-facts">
      <span className="tf-cells-texts">
        <span>{say(countOf(facts.count))}</span>
        {facts.average !== null && (
          <>
            <span>{say(sumOfCells(facts.sum))}</span>
            <span>{say(averageOf(facts.average))}</span>
          </>
        )}
      </span>
      <span className="tf-cells-buttons">
        <ToolButton label={say(copyCsvLabel)} shortcut={null} disabled={false} onPress={() => void copy()}>
          <Icon of={Copy} />
        </ToolButton>
        <ToolButton
          label={say(downloadCsvLabel)}
          shortcut={null}
          disabled={false}
          onPress={() => downloadCsv(csv(), cells, context)}
        >
          <Icon of={Download} />
        </ToolButton>
      </span>
      <span role="status">{copied?.of === cells && say(copied.message)}</span>
    </div>
  )
}
