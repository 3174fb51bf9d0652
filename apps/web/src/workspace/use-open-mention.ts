import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** For a press in a text: the page of a mentioned task opens within the workspace, as from its tree. */
export function useOpenMention(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return event => {
    const link = event.target instanceof Element ? event.target.closest('a.mention') : null
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!(link instanceof HTMLAnchorElement) || !link.pathname || hasModifier) return
    event.preventDefault()
    void navigate(link.pathname)
  }
}
