import { Component, type ReactNode } from 'react'
import { StageFailure } from './stage-failure.tsx'

interface Props {
  id: string
  onRetry: () => void
  children: ReactNode
}

/** A demo that throws while it is drawn shows what happened, in its own place. */
export class Boundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { id, onRetry, children } = this.props
    const { error } = this.state
    return error ? <StageFailure id={id} error={error} when="later" onRetry={onRetry} /> : children
  }
}
