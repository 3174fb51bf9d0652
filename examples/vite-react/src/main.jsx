import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import '@taskfield/editor/styles.css'
import { BaseDialog, MuiDialog, NativeDialog, RadixDialog } from './dialogs.jsx'
import { HookForm, PlainForm, TanStackForm } from './forms.jsx'
import { OwnFeatures } from './own-features.tsx'
import { OwnWords } from './own-words.tsx'
import { Readme } from './readme.jsx'
import { SavedDescription } from './saved-description.tsx'

const opened = { html: '<p>one</p><p>two</p>', version: 1 }
const pages = {
  '/readme': <Readme />,
  '/features': <OwnFeatures />,
  '/words': <OwnWords />,
  '/saved': (
    <QueryClientProvider client={new QueryClient()}>
      <SavedDescription opened={opened} />
    </QueryClientProvider>
  ),
}

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
