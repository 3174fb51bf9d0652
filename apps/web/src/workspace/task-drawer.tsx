import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { TaskPanel } from './task-panel.tsx'
import './task-drawer.css'
import { useSay } from '../language/use-say.ts'
import { closeLabel } from '../ui/messages.ts'
import { tasksLabel } from './messages.ts'

interface TaskDrawerProps {
  collapsed: ReadonlySet<number>
  onCollapse: (id: number, collapsed: boolean) => void
}

/** The column of tasks on a narrow screen: a button, and a panel that comes from the left. */
export function TaskDrawer(props: TaskDrawerProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button drawer-trigger">
        <Menu size={18} strokeWidth={1.75} aria-hidden />
        {say(tasksLabel)}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer">
          <Dialog.Title className="visually-hidden">{say(tasksLabel)}</Dialog.Title>
          <Dialog.Close className="button icon-button drawer-close" aria-label={say(closeLabel)}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </Dialog.Close>
          <TaskPanel {...props} onChoose={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
