const scale = 100_000_000n
const scaled = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * scale + BigInt(fraction.padEnd(8, '0').slice(0, 8))
}

/**
 * Whether a card pays what an alert waits for. `rate` is the best rate of the kind now, null while it is not bought; an
 * alert with `above` null waits for the card to be bought again, at whatever rate.
 */
export const isRateReached = (above: string | null, rate: string | null): boolean =>
  rate !== null && (above === null || scaled(rate) >= scaled(above))
