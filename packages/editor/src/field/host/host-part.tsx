import { Component, type ReactNode } from 'react'
import type { OnError } from './host-errors.ts'

interface HostPartProps {
  readonly onError: OnError
  /** Stands where the host's part cannot be drawn; nothing unless it is given. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Draws what the host gave. Where that throws, the field around it goes on. */
export class HostPart extends Component<HostPartProps, { readonly hasFailed: boolean }> {
  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
