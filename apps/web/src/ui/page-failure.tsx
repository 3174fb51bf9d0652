import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { useSay } from '../language/use-say.ts'
import { pageNotOpened, perhapsOffline, reloadPageLabel } from './messages.ts'

/** Stands in for a page that could not be loaded or drawn. */
export function PageFailure() {
  const say = useSay()
  return (
    <main>
      <Note title={say(pageNotOpened)} text={say(perhapsOffline)} urgent>
        <Button onClick={() => location.reload()}>{say(reloadPageLabel)}</Button>
      </Note>
    </main>
  )
}
