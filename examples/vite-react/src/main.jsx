import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import '@taskfield/editor/styles.css'
import { BaseDialog, MuiDialog, NativeDialog, RadixDialog } from './dialogs.jsx'
import { HookForm, PlainForm } from './forms.jsx'

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <h1>React {version}</h1>
    <PlainForm />
    <HookForm />
    <RadixDialog />
    <MuiDialog />
    <BaseDialog />
    <NativeDialog />
  </StrictMode>,
)
