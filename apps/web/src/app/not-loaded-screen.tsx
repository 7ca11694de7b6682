import { pollIntervalMs } from '@kaadi/contract/constants'
import { ErrorState, Nav, Screen, useWords } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBack } from '../platform/navigation/back.ts'
import { usePlatform } from '../platform/page/platform-context.ts'
import { AppTabbar } from '../platform/screens/app-tabbar.tsx'
import { useScreenTitle } from '../platform/screens/screen-title.ts'
import { useIsSignedIn } from '../platform/session/session.ts'
import { type ScreenName, screenNameOf } from './screen-names.ts'
import { ShellGone } from './shell.tsx'

/** A phone often says that it is connected a moment before anything answers. */
const afterNoAnswerMs = 4_000

export interface NotLoadedScreenProps {
  readonly place: string
  /** The address of the file that did not come when the screen was asked for again; empty where the browser keeps it to itself. */
  readonly missingAgain: string | undefined
  readonly onRetry: () => void
}

/**
 * Stands where a screen's code could not be loaded. It asks which build is served, at once, when the connection is back
 * and every now and then: a newer one is loaded whole, the same one has the screen asked for again. Some browsers remember
 * that a file did not come and never ask for it again: where it is served after all, the page is loaded whole too. While
 * nothing answers the page is never left, since the browser would show its own. Where the screen has a bar, its title and
 * the way back stand there all the same.
 */
export function NotLoadedScreen({ place, missingAgain, onRetry }: NotLoadedScreenProps) {
  const { builds, reloads, leaveTo } = usePlatform()
  const isSignedIn = useIsSignedIn()
  const { offlineTitle } = useWords()
  const name = screenNameOf(place)
  useScreenTitle(name ? t(name.title) : offlineTitle)
  const [since] = useState(Date.now)
  const { data, dataUpdatedAt, refetch, isFetching } = useQuery({
    queryKey: ['builds', 'needsWholeLoad', missingAgain],
    queryFn: async () =>
      (await builds.isReplaced()) || (missingAgain !== undefined && (await builds.isServed(missingAgain))),
    // Each screen asks for itself: what answered the one before it came too early. One that fails again although the
    // service answers waits for the next turn.
    staleTime: missingAgain === undefined ? 0 : pollIntervalMs,
    refetchInterval: ({ state }) => (state.status === 'error' ? afterNoAnswerMs : pollIntervalMs),
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
    <Screen header={name && <NamedBar {...name} />} footer={!name && isSignedIn && <AppTabbar />}>
      <ErrorState level={name ? 2 : 1} kind="offline" onRetry={() => void refetch()} retrying={isFetching} />
      <ShellGone />
    </Screen>
  )
}

function NamedBar({ title, parent }: ScreenName) {
  return <Nav title={t(title)} onBack={useBack(parent)} />
}
