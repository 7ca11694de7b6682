import type { CurrencyId } from '@kaadi/contract/primitives'

export interface ParsedAddress {
  /** `available`, `cards`, `payout`, … */
  readonly name: string
  readonly currencyId: CurrencyId
  /** Of a wallet. */
  readonly userId: bigint | undefined
  /** Of an account of payouts. */
  readonly provider: string | undefined
}

/** What the name of an account says. */
export function parseAddress(address: string): ParsedAddress {
  const [family, ...rest] = address.split(':')
  const numbered = (text: string | undefined) => Number(text) as CurrencyId
  if (family === 'user')
    return {
      name: rest[2]!,
      currencyId: numbered(rest[1]),
      userId: BigInt(rest[0]!),
      provider: undefined,
    }
  const currencyId = numbered(rest.at(-1))
  if (family === 'desk') return { name: rest[0]!, currencyId, userId: undefined, provider: undefined }
  return { name: family!, currencyId, userId: undefined, provider: family === 'payout' ? rest[0] : undefined }
}
