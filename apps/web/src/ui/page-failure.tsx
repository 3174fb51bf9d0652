import { Button } from './button.tsx'
import { Note } from './note.tsx'

/** Stands in for a page that could not be loaded or drawn. */
export function PageFailure() {
  return (
    <main>
      <Note title="Не удалось открыть страницу" text="Возможно, нет связи с сервером." urgent>
        <Button onClick={() => location.reload()}>Обновить страницу</Button>
      </Note>
    </main>
  )
}
