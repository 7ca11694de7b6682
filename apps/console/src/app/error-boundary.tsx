import { ErrorState } from '@kaadi/ui'
import { Component, type ReactNode } from 'react'

/** A screen that broke says so and can be tried again; the rest of the console stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <ErrorState kind="failed" onRetry={() => this.setState({ failed: false })} />
  }
}
