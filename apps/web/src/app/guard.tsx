import { decideNavigation, type NavigationDecision } from '@kaadi/core/navigation'
import { keptInvitationCode } from '@kaadi/core/storage'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlatform } from '../platform/page/platform-context.ts'
import { useIsSignedIn } from '../platform/session/session.ts'
import { type RuleFor, useRouteRules } from './build-rules.ts'
import { isBuiltPath, isKnownPath } from './known-paths.ts'
import { leaveAddress } from './leave-address.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ShellGone } from './shell.tsx'

interface Entry {
  readonly to: string
  /** Whether there was a session when this place was decided. */
  readonly hasToken: boolean
  readonly isSignedIn: boolean
  readonly ruleFor: RuleFor | undefined
  readonly decision: NavigationDecision
  /** The last page that was really shown. */
  readonly from: string | undefined
}

/**
 * Asks the guard of the SDK on every navigation and follows its answer. It asks again when the session has ended, which
 * leads to /login with the way back; a session that begins changes nothing here, not even when route rules arrive while the
 * wanted page is on its way, since the sign-in knows where to go.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { device, storage, builds, reloads, leaveTo } = usePlatform()
  const isSignedIn = useIsSignedIn()
  const ruleFor = useRouteRules()
  const { pathname, search, hash } = useLocation()
  const to = pathname + search + hash

  const decide = (from: string | undefined, hasToken = isSignedIn): Entry => ({
    to,
    hasToken,
    isSignedIn,
    ruleFor,
    from,
    decision: decideNavigation({
      to,
      from,
      hasToken,
      device,
      rule: ruleFor?.(to),
      isKnown: isKnownPath,
    }),
  })
  const [entry, setEntry] = useState(() => decide(undefined))
  const isNew = entry.to !== to
  if (isNew || (entry.isSignedIn && !isSignedIn)) {
    const shown = entry.decision.kind === 'allow' ? entry.to : entry.from
    setEntry(decide(isNew ? shown : entry.from))
  } else if (entry.ruleFor !== ruleFor) {
    setEntry(decide(entry.from, entry.hasToken))
  } else if (entry.isSignedIn !== isSignedIn) {
    setEntry({ ...entry, isSignedIn })
  }

  const { decision } = entry
  const leave = leaveAddress(decision, to, entry.from === undefined)
  // Without a connection the page stays: the browser would show its own.
  const isOutdated =
    builds.isOutdated() && navigator.onLine && entry.from !== undefined && decision.kind === 'allow'
  useEffect(() => {
    if (decision.invitationCode) keptInvitationCode(storage.session).set(decision.invitationCode)
  }, [decision, storage])
  useEffect(() => {
    if (leave) leaveTo(leave)
    else if (isOutdated && reloads.mayReload(to)) leaveTo(to)
  }, [leave, leaveTo, isOutdated, reloads, to])

  if (leave) return null
  if (decision.kind === 'redirect') return <Redirect key={decision.to} to={decision.to} />
  // Pages of another app that the server answered with this one are not built here either.
  if (isBuiltPath(to)) return children
  return (
    <>
      <NotFoundScreen path={to} />
      <ShellGone />
    </>
  )
}

/** Takes the place of the screen in the history, with the second entry of one that holds Back: else that screen would be left under it. */
function Redirect({ to }: { readonly to: string }) {
  const { backs } = usePlatform()
  const navigate = useNavigate()
  useEffect(() => backs.pass(() => void navigate(to, { replace: true })), [backs, navigate, to])
  return null
}
