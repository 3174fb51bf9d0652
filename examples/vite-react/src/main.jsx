import { lazy, StrictMode, Suspense, version } from 'react'
import { createRoot } from 'react-dom/client'
import '@taskfield/editor/styles.css'
import { BaseDialog, NativeDialog } from './dialogs.jsx'
import { OwnFeatures } from './own-features.tsx'
import { OwnWords } from './own-words.tsx'
import { PlainForm } from './plain-form.jsx'
import { Readme } from './readme.jsx'

const Bootstrap = lazy(() => import('./bootstrap.jsx'))
const Preflight = lazy(() => import('./preflight.jsx'))

const pages = {
  '/readme': <Readme />,
  '/features': <OwnFeatures />,
  '/words': <OwnWords />,
  '/bootstrap': <Bootstrap />,
  '/preflight': <Preflight />,
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <h1>React {version}</h1>
    <Suspense>{pages[location.pathname] ?? <Everything />}</Suspense>
  </StrictMode>,
)

function Everything() {
  return (
    <>
      <PlainForm />
      <BaseDialog />
      <NativeDialog />
    </>
  )
}
