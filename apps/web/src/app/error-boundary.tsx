import { isChunkLoadError } from '@kaadi/core/navigation'
import { randomId } from '@kaadi/core/storage'
import { Component, type ReactNode } from 'react'
import { traceIdOf } from '../platform/trace-id.ts'
import { FailedScreen } from './failed-screen.tsx'
import { NotLoadedScreen } from './not-loaded-screen.tsx'
import { renewScreens } from './route-table.ts'

interface Props {
  readonly children: ReactNode
  /** Where the person is: another place gets another try. */
  readonly place: string
}

type Failure = { readonly reference: string } | 'notLoaded'

interface State {
  readonly failure: Failure | undefined
  readonly place: string
}

/** Shows the 500 page where a screen breaks, and that it is asked for again where its files did not come. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (isChunkLoadError(error)) return { failure: 'notLoaded' }
    return { failure: { reference: traceIdOf(error) ?? `web-${randomId().slice(0, 12)}` } }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { failure: undefined, place: props.place }
  }

  override componentDidCatch(error: unknown): void {
    const { failure } = this.state
    if (failure === 'notLoaded') renewScreens()
    else console.error(failure?.reference, error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const again = () => this.setState({ failure: undefined })
    if (failure === 'notLoaded') return <NotLoadedScreen place={this.props.place} onRetry={again} />
    return <FailedScreen reference={failure.reference} onRetry={again} />
  }
}
