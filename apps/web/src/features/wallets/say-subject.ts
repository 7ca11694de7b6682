import type { WalletEvent } from '@kaadi/contract/wallets'
import { englishTimes } from '@kaadi/core/time'
import { fromService, t } from '@kaadi/words'
import { monthName } from '../../platform/time/month-name.ts'

const exchange = /^(\w+) to (\w+)$/
const place = /^Place (\d+) of the (best|cleanest) sellers, (.+)$/
const rebate = /^Rebate for (.+)$/

/** `October 2026`, in the person's language. */
const sayMonth = (english: string): string => {
  const [name = '', year = ''] = english.split(' ')
  const month = englishTimes.months.indexOf(name) + 1
  return month === 0 ? english : monthName(`${year}-${String(month).padStart(2, '0')}`)
}

/** What a line of the statement is about, which the service puts together in English: a card and a bank stay as they are. */
export function saySubject(event: WalletEvent, english: string): string {
  const [, from, to] = (event === 'exchange' && exchange.exec(english)) || []
  if (from && to) return t('{from} to {to}', { from: fromService(from), to: fromService(to) })
  const [, number, board, month] = place.exec(english) ?? []
  if (number && month)
    return board === 'best'
      ? t('Place {place} of the best sellers, {month}', { place: number, month: sayMonth(month) })
      : t('Place {place} of the cleanest sellers, {month}', { place: number, month: sayMonth(month) })
  const [, rebated] = rebate.exec(english) ?? []
  return rebated ? t('Rebate for {month}', { month: sayMonth(rebated) }) : fromService(english)
}
