import { Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { Platform } from '../platform/platform.ts'
import { usePlatform } from '../platform/platform-context.ts'
import { useScrollMemory } from '../platform/scroll-memory.ts'
import { useTellFrame } from '../platform/tell-frame.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guard } from './guard.tsx'
import { Providers } from './providers.tsx'
import { routeTable } from './route-table.ts'

function Screens() {
  useScrollMemory()
  useTellFrame()
  return (
    <Suspense>
      <Routes>
        {routeTable.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </Suspense>
  )
}

function Guarded() {
  const { pathname, search } = useLocation()
  const { leaveTo, reloads } = usePlatform()
  const place = pathname + search
  const reload = () => {
    const may = reloads.mayReload(place)
    if (may) leaveTo(place)
    return may
  }
  return (
    <ErrorBoundary place={place} reload={reload}>
      <Guard>
        <Screens />
      </Guard>
    </ErrorBoundary>
  )
}

/** The whole app on its platform. */
export function App({ platform }: { platform: Platform }) {
  return (
    <BrowserRouter>
      <Providers platform={platform}>
        <Guarded />
      </Providers>
    </BrowserRouter>
  )
}
