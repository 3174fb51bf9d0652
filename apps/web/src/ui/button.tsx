import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` stands once in a view, `plain` has a line, `bare` looks like a word that can be pressed. */
  look?: 'primary' | 'plain' | 'bare'
}

/** A button that submits nothing. */
export function Button({ look = 'plain', ...props }: ButtonProps) {
  return <button type="button" {...props} className={`button button-${look} ${props.className ?? ''}`} />
}
