import { Copy, Download } from 'lucide-react'
import { useMemo, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { copiedMessage, notCopiedMessage } from '../../../ui/messages.ts'
import type { CellSelection } from '../cell-selection.ts'
import { summarizeCells } from './cells-summary.ts'
import { downloadCsv } from './download-csv.ts'
import { averageOf, cellsLabel, copyCsvLabel, countOf, downloadCsvLabel, sumOfCells } from './messages.ts'
import { writeCsv } from './write-csv.ts'

/** How many cells are selected, what their numbers make, and their content as CSV. */
export function Status({
  editor,
  selection,
}: {
  editor: EditorContext
  selection: CellSelection
}): ReactElement {
  const say = useMessages()
  const { locale } = contextOf(editor.state)
  // What was copied is said until something else is selected.
  const [copied, setCopied] = useState<{ readonly of: CellSelection; readonly message: Message } | null>(null)
  const facts = useMemo(() => {
    const cells = selection.ranges.map(({ $from }) => $from.parent)
    return { count: cells.length, ...summarizeCells(cells, locale) }
  }, [selection, locale])
  const csv = (): string => writeCsv(selection.grid, selection.rect, locale)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(csv())
    setCopied({ of: selection, message: isCopied ? copiedMessage : notCopiedMessage })
  }
  return (
    <div className="tf-cells-status">
      <div role="group" aria-label={say(cellsLabel)} className="tf-cells-facts">
        <span>{say(countOf(facts.count))}</span>
        {facts.average !== null && (
          <>
            <span>{say(sumOfCells(facts.sum))}</span>
            <span>{say(averageOf(facts.average))}</span>
          </>
        )}
        <StatusButton label={copyCsvLabel} icon={Copy} onPress={() => void copy()} />
        <StatusButton
          label={downloadCsvLabel}
          icon={Download}
          onPress={() => downloadCsv(csv(), selection, locale)}
        />
        <span role="status">{copied?.of === selection && say(copied.message)}</span>
      </div>
    </div>
  )
}

interface StatusButtonProps {
  readonly label: Message
  readonly icon: typeof Copy
  readonly onPress: () => void
}

function StatusButton({ label, icon: Icon, onPress }: StatusButtonProps): ReactElement {
  const say = useMessages()
  return (
    <button
      type="button"
      className="tf-tool tf-cells-button"
      aria-label={say(label)}
      title={say(label)}
      // The text keeps its focus and its selection.
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
