import { RichText } from '@taskfield/editor/rich-text'
import Link from 'next/link'
import { connection } from 'next/server'
import { Description } from './description.jsx'
import { store } from './store.js'

/** A page of the server: the saved text to read, and the field to change it. */
export default async function Page() {
  await connection()
  return (
    <main>
      <section aria-label="Сохранено">
        <RichText html={store.description} styleAttributes={false} />
      </section>
      <Description saved={store.description} />
      <Link href="/read">Только текст</Link>
    </main>
  )
}
