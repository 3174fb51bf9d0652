import { Dialog as Base } from '@base-ui/react/dialog'
import { RichTextField } from '@taskfield/editor'
import { useRef, useState } from 'react'

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

export function BaseDialog() {
  return (
    <Base.Root>
      <Base.Trigger>Base UI</Base.Trigger>
      <Base.Portal>
        <Base.Backdrop style={overlay} />
        <Base.Popup style={box}>
          <Base.Title>Base UI</Base.Title>
          <Description />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function NativeDialog() {
  const dialog = useRef(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current.showModal()}>
        Native
      </button>
      <dialog ref={dialog} style={{ width: 600 }}>
        <Description />
      </dialog>
    </>
  )
}
