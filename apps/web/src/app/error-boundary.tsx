import { isChunkLoadError } from '@kaadi/core/navigation'
import { randomId } from '@kaadi/core/storage'
import { Component, type ReactNode } from 'react'
import { traceIdOf } from '../platform/trace-id.ts'
import { FailedScreen } from './failed-screen.tsx'

interface Props {
  readonly children: ReactNode
  /** Where the person is: another place gets another try. */
  readonly place: string
  /** Loads this place anew, if that has not just been done. */
  readonly reload: () => boolean
}

interface State {
  readonly failure: { readonly reference: string } | undefined
  readonly place: string
}

/**
 * Shows the 500 page where a screen breaks. A screen whose files are gone, because a newer build is served, is loaded
 * anew once instead.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { reference: traceIdOf(error) ?? `web-${randomId().slice(0, 12)}` } }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { failure: undefined, place: props.place }
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkLoadError(error) && this.props.reload()) return
    console.error(this.state.failure?.reference, error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <FailedScreen reference={failure.reference} onRetry={() => this.setState({ failure: undefined })} />
    )
  }
}
