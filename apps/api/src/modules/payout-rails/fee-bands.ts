import { type CurrencyId, currencies, currencyIds } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'

/** Up to and with an amount, a fee; the last one of a currency has no end. */
export interface FeeBand {
  readonly upTo: bigint | undefined
  readonly fee: bigint
}
export type FeeBands = Partial<Record<CurrencyId, readonly FeeBand[]>>

/** What the provider takes for a transfer, beside it. None is known for a currency without bands. */
export function feeOf(bands: FeeBands, amount: bigint, currencyId: CurrencyId): bigint {
  const band = bands[currencyId]?.find(({ upTo }) => upTo === undefined || amount <= upTo)
  return band?.fee ?? 0n
}

/** Reads `NGN 5000=10 50000=25 *=50, GHS *=1`: amounts of the currency, in ascending order. Undefined where it is none. */
export function readFeeBands(text: string): FeeBands | undefined {
  const read: FeeBands = {}
  for (const part of text.split(',')) {
    const [code, ...entries] = part.trim().split(/\s+/)
    const currencyId = currencyIds.find((id) => currencies[id].name === code)
    if (!currencyId || entries.length === 0) return undefined
    const { decimals } = currencies[currencyId]
    const bands: FeeBand[] = []
    for (const entry of entries) {
      const found = /^(\*|\d+(?:\.\d+)?)=(\d+(?:\.\d+)?)$/.exec(entry)
      const before = bands.at(-1)
      if (!found || (before && before.upTo === undefined)) return undefined
      const upTo = found[1] === '*' ? undefined : toMinorUnits(found[1]!, decimals)
      if (before?.upTo !== undefined && upTo !== undefined && upTo <= before.upTo) return undefined
      bands.push({ upTo, fee: toMinorUnits(found[2]!, decimals) })
    }
    read[currencyId] = bands
  }
  return read
}
