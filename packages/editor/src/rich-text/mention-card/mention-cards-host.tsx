import type { ComponentProps, ReactElement } from 'react'
import { useImported } from '../use-imported.ts'
import type { MentionCards } from './mention-cards.tsx'

/** Shows the cards of mentions, whose code comes after the text: without it the text is as good as without cards. */
export function MentionCardsHost(props: ComponentProps<typeof MentionCards>): ReactElement | null {
  const loaded = useImported(() => import('./mention-cards.tsx'))
  return loaded && <loaded.MentionCards {...props} />
}
