import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import '@taskfield/editor/styles.css'
import { BaseDialog, MuiDialog, NativeDialog, RadixDialog } from './dialogs.jsx'
import { HookForm, PlainForm, TanStackForm } from './forms.jsx'
import { OwnFeatures } from './own-features.tsx'
import { OwnWords } from './own-words.tsx'
import { Readme } from './readme.jsx'

const pages = { '/readme': <Readme />, '/features': <OwnFeatures />, '/words': <OwnWords /> }

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <h1>React {version}</h1>
    {pages[location.pathname] ?? <Everything />}
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
