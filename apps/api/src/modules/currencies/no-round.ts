import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'

export interface StandingRate {
  readonly inCurrencyId: CurrencyId
  readonly outCurrencyId: CurrencyId
  readonly rate: string
}

/** Ways between two currencies over different ones, each with all that it multiplies by. */
const waysTo = (
  rates: readonly StandingRate[],
  end: CurrencyId,
  passed: readonly CurrencyId[],
  so: WideDecimal,
): readonly { readonly passed: readonly CurrencyId[]; readonly gives: WideDecimal }[] =>
  rates
    .filter(
      ({ inCurrencyId, outCurrencyId }) => inCurrencyId === passed.at(-1) && !passed.includes(outCurrencyId),
    )
    .flatMap(({ outCurrencyId, rate }) => {
      const [next, gives] = [[...passed, outCurrencyId], so.times(rate)]
      return outCurrencyId === end ? [{ passed: next, gives }] : waysTo(rates, end, next, gives)
    })

/**
 * Why a rate cannot stand beside those that do: a way back, straight or over others, with which it would give more than it
 * took. Undefined where none does.
 */
export function saysRoundGains(
  { inCurrencyId: from, outCurrencyId: to, rate }: StandingRate,
  standing: readonly StandingRate[],
): string | undefined {
  const ways = waysTo(standing, from, [to], new WideDecimal(1))
  const best = ways.toSorted((one, other) => other.gives.comparedTo(one.gives))[0]
  if (!best || best.gives.times(rate).lessThanOrEqualTo(1)) return undefined
  const most = new WideDecimal(1).div(best.gives).toDecimalPlaces(8, WideDecimal.ROUND_DOWN).toFixed()
  const over = best.passed.slice(1, -1).map((id) => currencies[id].name)
  const wayBack = over.length === 0 ? 'the way back' : `the way back over ${over.join(' and ')}`
  const back = best.gives.toDecimalPlaces(8).toFixed()
  return `There and back would give more than it took: ${wayBack} is at ${back}, so this one is at most ${most}.`
}
