import { formatMoney } from '@kaadi/core/money'
import { countryName, percentage, t } from '../content/say.ts'
import { multiplyDecimals } from './decimal.ts'
import type { RateLine } from './service.ts'

const usualFaces = ['10', '20', '25', '50', '100', '200', '250', '300', '500']
const firstChoice = '100'

/** Face values offered for a brand: the usual ones within its range, else its smallest. */
export const facesOf = ({ minFace, maxFace }: Pick<RateLine, 'minFace' | 'maxFace'>): string[] => {
  const faces = usualFaces.filter(
    (face) => Number(face) >= Number(minFace) && Number(face) <= Number(maxFace),
  )
  return faces.length > 0 ? faces : [minFace]
}

/** The face value to show for a brand: the one that was chosen where it is bought, else 100, else the middle one. */
export const faceFor = (
  line: Pick<RateLine, 'minFace' | 'maxFace'>,
  chosen: string = firstChoice,
): string => {
  const faces = facesOf(line)
  return [chosen, firstChoice].find((face) => faces.includes(face)) ?? faces[Math.floor(faces.length / 2)]!
}

/** What a card pays today, as shown: `₦148,000`, with kobo only where there are some. */
export const payoutText = (line: Pick<RateLine, 'rate'>, face: string): string =>
  formatMoney(multiplyDecimals(line.rate, face) ?? null, { symbol: '₦' }).replace(/\.00$/, '')

/** Which card of a brand a rate is for, as the app's home says it: `USA · photo`. */
export const kindText = ({ country, form, receiptType }: RateLine): string => {
  const way = form === 'ecode' ? t('code') : receiptType === 'none' ? t('photo') : t('receipt')
  return `${countryName(country)} · ${way}`
}

/** Where a card is from, and that its receipt has to come with it: without one it pays less. */
export const originText = (line: RateLine): string =>
  line.receiptType === 'none' ? countryName(line.country) : kindText(line)

/** A rate as shown: `₦1,480`. */
export const rateText = (rate: string): string => formatMoney(rate, { symbol: '₦', mode: 'plain' })

export type Movement = { readonly trend: 'up' | 'down' | 'flat'; readonly by: string }

/** How a rate moved in a day, from its signed percentage. */
export const movementOf = (change: string): Movement => {
  const by = percentage(change.replace(/^[-+]/, ''))
  const amount = Number(change)
  return { trend: amount > 0 ? 'up' : amount < 0 ? 'down' : 'flat', by }
}

/** What the rates are per: `$1 or £1`. */
export const unitsOf = (lines: readonly Pick<RateLine, 'symbol'>[]): string =>
  [...new Set(lines.map(({ symbol }) => `${symbol.trim()}1`))].join(` ${t('or')} `)
