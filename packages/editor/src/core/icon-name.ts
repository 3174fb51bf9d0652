/** The icons that a toolbar item may name; `ui/icon.tsx` draws them. */
export type IconName = 'bold' | 'italic' | 'strikethrough' | 'undo' | 'redo'
