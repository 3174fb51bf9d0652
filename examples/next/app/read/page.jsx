import { RichText } from '@taskfield/editor/rich-text'
import Link from 'next/link'
import { connection } from 'next/server'
import { store } from '../store.js'

/** A page without the field. */
export default async function Page() {
  await connection()
  return (
    <main>
      <RichText html={store.description} styleAttributes={false} />
      <Link href="/">Изменить</Link>
    </main>
  )
}
