import { isChunkLoadError } from '@kaadi/core/navigation'
import { randomId } from '@kaadi/core/storage'
import { Component, type ReactNode } from 'react'
import { traceIdOf } from '../platform/net/trace-id.ts'
import { FailedScreen } from './failed-screen.tsx'
import { NotLoadedScreen } from './not-loaded-screen.tsx'
import { renewScreens } from './route-table.ts'

interface Props {
  readonly children: ReactNode
  /** Where the person is: another place gets another try. */
  readonly place: string
}

/** A fault with its number, or a file of the screen that did not come: its address, empty where the browser keeps it. */
type Failure = { readonly reference: string } | { readonly missing: string }

interface State {
  readonly failure: Failure | undefined
  readonly place: string
  /** Whether the files of this place were asked for again. */
  readonly askedAgain: boolean
}

const addressIn = (error: unknown): string =>
  error instanceof Error ? (error.message.match(/https?:\/\/\S+/)?.[0] ?? '') : ''

/** Shows the 500 page where a screen breaks, and that it is asked for again where its files did not come. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, place: this.props.place, askedAgain: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (isChunkLoadError(error)) return { failure: { missing: addressIn(error) } }
    return { failure: { reference: traceIdOf(error) ?? `web-${randomId().slice(0, 12)}` } }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { failure: undefined, place: props.place, askedAgain: false }
  }

  override componentDidCatch(error: unknown): void {
    const { failure } = this.state
    if (!failure) return
    if ('missing' in failure) renewScreens()
    else console.error(failure.reference, error)
  }

  override render(): ReactNode {
    const { failure, askedAgain } = this.state
    if (!failure) return this.props.children
    if ('reference' in failure) {
      const again = () => this.setState({ failure: undefined })
      return <FailedScreen reference={failure.reference} onRetry={again} />
    }
    const { missing } = failure
    return (
      <NotLoadedScreen
        place={this.props.place}
        missingAgain={askedAgain ? missing : undefined}
        onRetry={() => this.setState({ failure: undefined, askedAgain: true })}
      />
    )
  }
}
