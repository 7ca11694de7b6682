import type { RouteMatcher } from '@kaadi/core/navigation'
import { useEffect, useState } from 'react'
import { usePlatform } from '../platform/platform-context.ts'

const preloadAfterMs = 1_000

/**
 * The route rules of the running build, once its manifest has arrived: it is asked for a second after the start, and
 * then newer builds are looked for every hour. Until then no path has a rule.
 */
export function useRouteRules(): RouteMatcher | undefined {
  const { builds } = usePlatform()
  const [matcher, setMatcher] = useState<RouteMatcher>()
  useEffect(() => {
    // Without a manifest there are no rules: the app works, and the hourly look goes on.
    const timer = setTimeout(() => {
      builds.load().then(
        (meta) => setMatcher(meta.matcher),
        () => undefined,
      )
    }, preloadAfterMs)
    builds.start()
    return () => {
      clearTimeout(timer)
      builds.stop()
    }
  }, [builds])
  return matcher
}
