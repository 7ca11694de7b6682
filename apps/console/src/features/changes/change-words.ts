import {
  type ChangeResource,
  type ChangeWeight,
  isOfOperators,
  moneyResources,
} from '@kaadi/contract/changes'
import { currencies } from '@kaadi/contract/constants'
import { formatMoney } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import { plannedTime } from '../../platform/time/desk-time.ts'

const isMoved = (resource: ChangeResource): boolean => moneyResources.some((one) => one === resource)

/** Of what is weighed by how far it moves from what stood. */
const sayMove = ({ weight, limit, together }: ChangeWeight): string => {
  if (together !== undefined)
    return t(
      'With what the same person moved alone in the last 24 hours it comes to {together} %; one person decides up to {limit} %.',
      { together, limit },
    )
  return weight === null
    ? t('There is nothing to measure it against: that takes two people.')
    : t('It moves what stood by {weight} %; one person decides up to {limit} %.', { weight, limit })
}

/** Why a second person is asked. */
export function sayWeight(weighed: ChangeWeight, resource: ChangeResource): string {
  if (isOfOperators(resource)) return t('Who has such a role signs for others: that takes two people.')
  if (isMoved(resource)) return sayMove(weighed)
  const { weight, limit, currencyId, together } = weighed
  const written = (amount: string) =>
    currencyId === null ? `${amount} %` : formatMoney(amount, { ...currencies[currencyId], mode: 'plain' })
  if (currencyId === null && weight !== null)
    return t('It is {weight}; one person decides up to {limit}.', {
      weight: written(weight),
      limit: written(limit),
    })
  if (together !== undefined)
    return t(
      'With what the same person decided alone in the last 24 hours it comes to {together}; one person decides up to {limit}.',
      { together: written(together), limit: written(limit) },
    )
  return weight === null
    ? t('Nothing bounds what it can cost; one person decides up to {limit}.', { limit: written(limit) })
    : t('It can cost {weight}; one person decides up to {limit}.', {
        weight: written(weight),
        limit: written(limit),
      })
}

/** What became of a change that was just asked for. */
export const sayDone = ({ status, startTime }: { status: string; startTime: string | null }): string =>
  status === 'waiting'
    ? t('It waits for a second person.')
    : startTime
      ? t('It will be applied on {time}.', { time: plannedTime(startTime) })
      : t('It is applied.')
