import type { RouteRule } from '@kaadi/core/navigation'
import { useEffect, useState } from 'react'
import { usePlatform } from '../platform/page/platform-context.ts'

const preloadAfterMs = 1_000

export type RuleFor = (path: string) => RouteRule

/**
 * The route rules of the running build, once its manifest has arrived: it is asked for a second after the start, and
 * then newer builds are looked for every hour. Until then no path has a rule.
 */
export function useRouteRules(): RuleFor | undefined {
  const { builds } = usePlatform()
  const [ruleFor, setRuleFor] = useState<RuleFor>()
  useEffect(() => {
    const timer = setTimeout(() => {
      builds
        .start()
        .then((rules) => setRuleFor(() => rules))
        // Without a manifest there are no rules: the app works.
        .catch(() => undefined)
    }, preloadAfterMs)
    return () => {
      clearTimeout(timer)
      builds.stop()
    }
  }, [builds])
  return ruleFor
}
