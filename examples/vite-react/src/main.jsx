import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import '@taskfield/editor/styles.css'
import { BaseDialog, MuiDialog, NativeDialog, RadixDialog } from './dialogs.jsx'
import { HookForm, PlainForm, TanStackForm } from './forms.jsx'
import { Readme } from './readme.jsx'

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <h1>React {version}</h1>
    {location.pathname === '/readme' ? <Readme /> : <Everything />}
  </StrictMode>,
)

function Everything() {
  return (
    <>
      <PlainForm />
      <HookForm />
      <TanStackForm />
      <RadixDialog />
      <MuiDialog />
      <BaseDialog />
      <NativeDialog />
    </>
  )
}
