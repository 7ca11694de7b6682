import { pollIntervalMs } from '@kaadi/contract/constants'
import { ErrorState, Screen, useWords } from '@kaadi/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../platform/page/platform-context.ts'
import { AppTabbar } from '../platform/screens/app-tabbar.tsx'
import { useScreenTitle } from '../platform/screens/screen-title.ts'
import { useIsSignedIn } from '../platform/session/session.ts'
import { ShellGone } from './shell.tsx'

export interface NotLoadedScreenProps {
  readonly place: string
  /** The address of the file that did not come the second time either; empty where the browser keeps it to itself. */
  readonly missingAgain: string | undefined
  readonly onRetry: () => void
}

/**
 * Stands where a screen's code could not be loaded. It asks which build is served, at once, when the connection is back
 * and every now and then: a newer one is loaded whole, the same one has the screen asked for again. Some browsers remember
 * that a file did not come and never ask for it again: where it is served after all, the page is loaded whole too. While
 * nothing answers the page is never left, since the browser would show its own.
 */
export function NotLoadedScreen({ place, missingAgain, onRetry }: NotLoadedScreenProps) {
  const { builds, reloads, leaveTo } = usePlatform()
  const isSignedIn = useIsSignedIn()
  useScreenTitle(useWords().offlineTitle)
  const [since] = useState(Date.now)
  const { data, dataUpdatedAt, refetch, isFetching } = useQuery({
    queryKey: ['builds', 'needsWholeLoad', missingAgain],
    queryFn: async () =>
      (await builds.isReplaced()) || (missingAgain !== undefined && (await builds.isServed(missingAgain))),
    // A screen that fails again although the service answers waits for the next turn.
    staleTime: pollIntervalMs,
    refetchInterval: pollIntervalMs,
    refetchOnReconnect: 'always',
  })
  const answeredAt = dataUpdatedAt >= since ? dataUpdatedAt : undefined
  const goOn = useEffectEvent(() => {
    if (!data) onRetry()
    else if (reloads.mayReload(place)) leaveTo(place)
  })
  useEffect(() => {
    if (answeredAt !== undefined) goOn()
  }, [answeredAt])
  return (
    <Screen footer={isSignedIn && <AppTabbar />}>
      <ErrorState level={1} kind="offline" onRetry={() => void refetch()} retrying={isFetching} />
      <ShellGone />
    </Screen>
  )
}
