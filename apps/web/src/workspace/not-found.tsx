import { Link } from 'react-router'
import { Note } from '../ui/note.tsx'

interface NotFoundProps {
  title?: string
}

/** What an address of nothing shows. */
export function NotFound({ title = 'Страница не найдена' }: NotFoundProps) {
  return (
    <Note title={title} urgent>
      <Link to="/" className="button button-plain">
        К задачам
      </Link>
    </Note>
  )
}
