import { formatMoney } from '@kaadi/core/money'
import { multiplyDecimals } from './decimal.ts'
import { find } from './dom.ts'
import { drawCardFace } from './draw-card-face.ts'
import type { RateLine } from './service.ts'

/** The card of the headline, under way in the picture of the phone. */
export const showPhoneOrder = (line: RateLine, face: string): void => {
  const order = find('.p-phone .k-live-order')
  drawCardFace(find('.k-card-face', order), line.name, line.colors)
  find('.k-live-order-title', order).textContent = `${line.name} ${line.symbol}${face}`
  const payout = multiplyDecimals(line.rate, face) ?? null
  find('.k-live-order-money .k-money', order).textContent = formatMoney(payout, { symbol: '₦' })
}
