import { maxCounted } from '@kaadi/contract/primitives'

const grouped = new Intl.NumberFormat('en')
/** `12,000`: a figure that was counted to its end. */
export const figure = (count: number): string => grouped.format(count)
/** `504`, or `1,000+` where the service counted no further. */
export const countOf = (count: number): string => `${grouped.format(count)}${count >= maxCounted ? '+' : ''}`
/** Of a count that may not have come yet. */
export const figureOf = (count: number | undefined): string => (count === undefined ? '–' : countOf(count))
/** `504 orders`, `1,000+ orders`, `2 batches`. */
export const counted = (count: number, one: string): string =>
  `${countOf(count)} ${one}${count === 1 ? '' : one.endsWith('ch') ? 'es' : 's'}`
