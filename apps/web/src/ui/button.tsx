import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` stands once in a view, `plain` has a line, `bare` looks like a word that can be pressed. */
  variant?: 'primary' | 'plain' | 'bare'
}

/** A button that submits nothing. */
export function Button({ variant = 'plain', ...props }: ButtonProps) {
  return <button type="button" {...props} className={`button button-${variant} ${props.className ?? ''}`} />
}
