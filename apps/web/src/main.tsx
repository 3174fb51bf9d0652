import '@taskfield/editor/styles.css'
import './styles/fonts.css'
import './styles/theme.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createQueryClient } from './api/queries.ts'
import { showLanguage } from './language/language.ts'
import { routes } from './routes.tsx'
import { showTheme, storedTheme } from './theme/theme.ts'

showTheme(storedTheme())
showLanguage()

const root = document.querySelector('#root')
if (!root) throw new Error('No element #root: index.html must have it')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
)
