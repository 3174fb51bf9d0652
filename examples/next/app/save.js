'use server'

import { sanitize } from '@taskfield/document'
import { revalidatePath } from 'next/cache'
import { store } from './store.js'

/** What comes from a browser may be anything: what is kept is what the field can hold. */
export async function save(form) {
  store.description = sanitize(form.get('description'))
  revalidatePath('/')
}
