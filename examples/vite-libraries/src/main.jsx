import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import '@taskfield/editor/styles.css'
import { MuiDialog, RadixDialog } from './dialogs.jsx'
import { HookForm, TanStackForm } from './forms.jsx'
import { SavedDescription } from './saved-description.tsx'

const opened = { html: '<p>one</p><p>two</p>', version: 1 }
const pages = {
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
      <HookForm />
      <TanStackForm />
      <RadixDialog />
      <MuiDialog />
    </>
  )
}
