import { useStore } from '@kaadi/react'
import { Suspense } from 'react'
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'
import { useScrollMemory } from '../platform/navigation/scroll-memory.ts'
import { useTellFrame } from '../platform/navigation/tell-frame.ts'
import type { Platform } from '../platform/page/platform.ts'
import { spokenLanguage } from '../platform/words/speak-language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guard } from './guard.tsx'
import { Providers } from './providers.tsx'
import { routeTable } from './route-table.ts'
import { ShellGone } from './shell.tsx'

function Screens() {
  useScrollMemory()
  useTellFrame()
  const screen = useRoutes(
    routeTable.map(({ path, Screen }) => ({ path, caseSensitive: true, element: <Screen /> })),
  )
  return (
    <Suspense>
      {screen}
      <ShellGone />
    </Suspense>
  )
}

function Guarded() {
  const { pathname, search } = useLocation()
  return (
    <ErrorBoundary place={pathname + search}>
      <Guard>
        <Screens />
      </Guard>
    </ErrorBoundary>
  )
}

/** The whole app on its platform. From here down all is drawn anew when another language is spoken, and nothing typed is lost. */
export function App({ platform }: { platform: Platform }) {
  useStore(spokenLanguage)
  return (
    <BrowserRouter>
      <Providers platform={platform}>
        <Guarded />
      </Providers>
    </BrowserRouter>
  )
}
