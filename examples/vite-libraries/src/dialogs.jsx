import Mui from '@mui/material/Dialog'
import * as Radix from '@radix-ui/react-dialog'
import { RichTextField } from '@taskfield/editor'
import { useState } from 'react'

function Description() {
  const [html, setHtml] = useState('<p>one two</p>')
  return <RichTextField value={html} onChange={setHtml} label="Описание" />
}

const overlay = { position: 'fixed', inset: 0, background: '#0008', zIndex: 50 }
const box = {
  position: 'fixed',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  zIndex: 50,
  width: 600,
  padding: 16,
  background: '#fff',
}

export function RadixDialog() {
  return (
    <Radix.Root>
      <Radix.Trigger>Radix</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay style={overlay} />
        <Radix.Content aria-describedby={undefined} style={box}>
          <Radix.Title>Radix</Radix.Title>
          <Description />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MuiDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        MUI
      </button>
      <Mui open={isOpen} onClose={() => setOpen(false)}>
        <Description />
      </Mui>
    </>
  )
}
