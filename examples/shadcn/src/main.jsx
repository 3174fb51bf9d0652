import { RichText, RichTextField } from '@taskfield/editor'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Dialog, DialogContent, DialogTrigger } from './components/ui/dialog.jsx'
import './index.css'

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Task />
  </StrictMode>,
)

const button = 'bg-primary text-primary-foreground h-9 rounded-md px-4 text-sm font-medium'

function Task() {
  const [html, setHtml] = useState('<p>one two</p>')
  return (
    <main className="mx-auto max-w-2xl space-y-4 p-6">
      <Dialog>
        <DialogTrigger className={button}>shadcn/ui</DialogTrigger>
        <DialogContent title="Задача">
          <RichTextField value={html} onChange={setHtml} label="Описание" />
        </DialogContent>
      </Dialog>
      <button
        type="button"
        className={button}
        onClick={() => document.documentElement.classList.toggle('dark')}
      >
        Тема
      </button>
      <RichText html={html} />
    </main>
  )
}
