import { Link } from 'react-router'
import { Note } from '../ui/note.tsx'
import { useSay } from '../language/use-say.ts'
import { pageNotFound, toTasks } from './messages.ts'

interface NotFoundProps {
  title?: string
}

/** What an address of nothing shows. */
export function NotFound({ title }: NotFoundProps) {
  const say = useSay()
  return (
    <Note title={title ?? say(pageNotFound)} urgent>
      <Link to="/" className="button button-plain">
        {say(toTasks)}
      </Link>
    </Note>
  )
}
