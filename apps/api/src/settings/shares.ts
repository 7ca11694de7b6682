import type { CurrencyId } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'
import type { Weighed } from './weighing.ts'

/**
 * How much of what stood one person may change alone, in percent. To loosen lets more money go, or takes less of it: it counts
 * for more than to tighten.
 */
export interface Share {
  readonly loosening: number
  readonly tightening: number
  /** The fields that are weighed, and which way loosens each. */
  readonly fields: Readonly<Record<string, 'up' | 'down'>>
  /** Fields for which any other value loosens without bounds: which value does; `any` where none is safer. */
  readonly unbounded?: Readonly<Record<string, boolean | 'any'>>
}

type Row = Readonly<Record<string, unknown>>

interface Moved {
  /** Null where there was nothing to compare with. */
  readonly percent: string | null
  readonly loosens: boolean
}

const moveOf = (was: unknown, is: unknown, loosens: 'up' | 'down'): Moved | undefined => {
  if (was === is) return undefined
  if (was === null || is === null) return { percent: null, loosens: true }
  const [from, to] = [new WideDecimal(String(was)), new WideDecimal(String(is))]
  if (from.equals(to)) return undefined
  const isLoose = to.greaterThan(from) === (loosens === 'up')
  if (from.isZero()) return { percent: null, loosens: isLoose }
  // Rounded up: what is over a share stays over it.
  const percent = to.minus(from).abs().times(100).div(from).toDecimalPlaces(2, WideDecimal.ROUND_UP)
  return { percent: percent.toFixed(), loosens: isLoose }
}

const largest = (percents: readonly string[]): string =>
  percents.length === 0 ? '0' : WideDecimal.max(...percents).toFixed()

/**
 * Weighs how far a row moves from what stood. A row that is new, or whose fields have nothing to compare with, weighs more than
 * any share; one that goes, and what the shares do not name, weighs nothing. What one person loosens of a row in a day counts
 * together, and so does what they tighten.
 */
export const weighShare = (
  row: { readonly name: string; readonly currencyId: CurrencyId },
  share: Share,
  before: Row | null,
  after: Row | null,
): Weighed | null => {
  if (after === null) return null
  const weighed = (loosens: boolean, weight: string | null): Weighed => ({
    weight,
    adds: weight ?? '0',
    limit: String(loosens ? share.loosening : share.tightening),
    currencyId: null,
    budget: { purse: `${row.name} ${loosens ? 'loosened' : 'tightened'}`, currencyId: row.currencyId },
  })
  if (before === null) return weighed(true, null)
  const freed = Object.entries(share.unbounded ?? {}).some(
    ([name, to]) => before[name] !== after[name] && (to === 'any' || after[name] === to),
  )
  const moves = Object.entries(share.fields).flatMap(
    ([name, loosens]) => moveOf(before[name], after[name], loosens) ?? [],
  )
  if (freed || moves.some(({ percent }) => percent === null)) return weighed(true, null)
  const of = (loose: boolean) =>
    largest(moves.filter((move) => move.loosens === loose).map(({ percent }) => percent!))
  const [loosened, tightened] = [of(true), of(false)]
  if (loosened === '0' && tightened === '0') return null
  const isTight = new WideDecimal(tightened).greaterThan(share.tightening)
  return loosened === '0' || (isTight && !new WideDecimal(loosened).greaterThan(share.loosening))
    ? weighed(false, tightened)
    : weighed(true, loosened)
}
