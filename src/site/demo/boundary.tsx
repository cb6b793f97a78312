import { Component, type ReactNode } from 'react'
import { StageFailure } from './stage-failure.tsx'

interface Props {
  onRetry: () => void
  children: ReactNode
}

/** A demo that throws harms nothing else on the page. */
export class Boundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <StageFailure message={error.message} onRetry={this.props.onRetry} />
  }
}
