import type { ReactNode } from 'react'
import { ErrorState, type ErrorStateProps } from '../../primitives/error-state/error-state.tsx'
import { Screen } from '../screen/screen.tsx'

export interface ErrorPageProps extends ErrorStateProps {
  /** The brand as a way home; an error page may be the first page somebody sees. */
  brand?: ReactNode
}

/** A whole screen for what did not come: an unknown address, a failure, no connection. */
export function ErrorPage({ brand, ...rest }: ErrorPageProps) {
  return (
    <Screen
      className="k-error-page"
      gap={false}
      header={brand && <header className="k-error-page-head">{brand}</header>}
    >
      <ErrorState level={1} {...rest} />
    </Screen>
  )
}
