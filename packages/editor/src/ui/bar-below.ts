import type { EditorContext } from '../core/feature/editor-context.ts'

/** How high the toolbar is that stands above a phone's keyboard: px; 0 where it stands over the text. */
export function barBelow({ view }: EditorContext): number {
  const bar = view?.dom.closest('[data-above-keyboard]')?.querySelector(':scope > .tf-toolbar')
  return bar?.getBoundingClientRect().height ?? 0
}
