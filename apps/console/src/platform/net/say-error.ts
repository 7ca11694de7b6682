import { describeError, hasCode, isClientError, textDetail } from '@kaadi/core/errors'

/**
 * An error in words for operators. The service sends theirs with every code; what never reached it, and what only its
 * details say, is told here.
 */
export function sayError(error: unknown): string {
  if (hasCode(error, 'claimedByAnother')) {
    const name = textDetail(error, 'claimedBy')
    if (name) return `${name} has this order.`
  }
  if (hasCode(error, 'payoutNotYours')) {
    const name = textDetail(error, 'takenBy')
    return name
      ? `${name} has this payout. Only they can end it, or a senior who takes it over.`
      : 'Nobody has this payout now. Take it first.'
  }
  if (isClientError(error) && error.kind === 'network')
    return 'No answer came. It may have been done all the same: look before you do it again.'
  if (isClientError(error) && error.kind === 'contract')
    return 'This page is older than the service. Reload it.'
  return isClientError(error) ? describeError(error) : 'Something failed on this page. Reload it.'
}
