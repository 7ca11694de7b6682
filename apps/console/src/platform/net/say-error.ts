import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { ApiError, describeError, hasCode, isClientError, numberDetail, textDetail } from '@kaadi/core/errors'
import { formatMoney } from '@kaadi/core/money'
import { t } from '@kaadi/words'

/**
 * An error in words for operators. The service sends theirs with every code; what never reached it, and what only its
 * details say, is told here.
 */
export function sayError(error: unknown): string {
  if (hasCode(error, 'claimedByAnother')) {
    if (isMine(error)) return t('You have it in another window.')
    const name = textDetail(error, 'claimedBy')
    if (name) return t('{name} has this order.', { name })
  }
  if (
    hasCode(error, 'orderNotWaiting') &&
    numberDetail(error, 'orderStatus') === cardOrderStatus.cancelledBySeller
  )
    return t('The seller cancelled this order.')
  if (hasCode(error, 'codeOfOtherCard')) {
    const position = numberDetail(error, 'position')
    if (position)
      return t('Card {position} of this order has this code. Compare it with the photos of both cards.', {
        position,
      })
  }
  if (hasCode(error, 'payoutNotYours')) {
    const name = textDetail(error, 'takenBy')
    return name
      ? t('{name} has this payout. Only they can end it, or a senior who takes it over.', { name })
      : t('Nobody has this payout now. Take it first.')
  }
  if (hasCode(error, 'withdrawalNotWaiting')) {
    const name = textDetail(error, 'takenBy')
    const status = numberDetail(error, 'withdrawalStatus')
    if (status === withdrawalStatus.paid)
      return t('This payout was paid meanwhile. Do nothing more at the bank.')
    if (status === withdrawalStatus.cancelled)
      return t('The seller cancelled this withdrawal and has the money again. Do nothing at the bank.')
    if (status !== undefined && status > withdrawalStatus.paid)
      return t('This payout has ended, and its seller has the money again. Do nothing more at the bank.')
    if (name)
      return t('{name} has this payout by now. Do nothing at the bank: ask them, or take the next one.', {
        name,
      })
  }
  if (hasCode(error, 'exceptionTaken')) {
    const name = textDetail(error, 'takenBy')
    if (name) return t('{name} looks after this exception. Ask them first, or take it over.', { name })
  }
  if (hasCode(error, 'releaseSumNeeded')) {
    const [sum, limit] = [textDetail(error, 'sum'), textDetail(error, 'limit')]
    if (sum && limit)
      return t(
        'With this one you would have taken {sum} alone in 24 hours; one person may take {limit}. Ask for its release: a second person has to give it first.',
        { sum: formatMoney(sum, { mode: 'exact' }), limit: formatMoney(limit, { mode: 'exact' }) },
      )
  }
  if (hasCode(error, 'handsFull')) {
    const [sum, limit] = [textDetail(error, 'sum'), textDetail(error, 'limit')]
    if (sum && limit)
      return t(
        'With this one you would have taken {sum} alone in 24 hours; one person may take {limit}. Leave it to somebody who has taken less, or, where it was handed back, ask for its release.',
        { sum: formatMoney(sum, { mode: 'exact' }), limit: formatMoney(limit, { mode: 'exact' }) },
      )
  }
  if (isClientError(error) && error.kind === 'network')
    return error.call.startsWith('GET ')
      ? t('No answer came. Look at the connection of this computer, then open the page again.')
      : t('No answer came. Press the same button again: what was done already is not done twice.')
  if (isClientError(error) && error.kind === 'contract')
    return t('This page is older than the service. Reload it.')
  return isClientError(error) ? describeError(error) : t('Something failed on this page. Reload it.')
}

/** Whether the order is the operator's own, under another sign-in. */
const isMine = (error: unknown): boolean =>
  error instanceof ApiError && (error.details as { readonly byMe?: boolean } | undefined)?.byMe === true
