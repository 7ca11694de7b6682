import type { NavigationDecision } from '@kaadi/core/navigation'
import { isOutsideApp } from '../platform/navigation/leave.ts'

/**
 * The address that has to be loaded whole for a decision, or undefined where this app shows it. A page of another app
 * that the server answered with this one is not asked for again: that would never end.
 */
export const leaveAddress = (
  decision: NavigationDecision,
  to: string,
  isFirstPage: boolean,
): string | undefined => {
  if (decision.kind === 'external') return decision.url
  if (decision.kind === 'redirect') return isOutsideApp(decision.to) ? decision.to : undefined
  return isOutsideApp(to) && !isFirstPage ? to : undefined
}
