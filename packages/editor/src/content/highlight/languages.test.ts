import { expect, it } from 'vitest'
import { codeLanguages } from './languages.ts'

it.each(codeLanguages.filter(({ load }) => load))('code in $name can be read', async ({ load }) => {
  expect(await load?.()).toHaveProperty('token')
})
