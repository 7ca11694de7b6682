import { type CurrencyId, currencyIds } from '@kaadi/contract/constants'
import { type LedgerAccount, type LedgerAccountName, ledgerAccountNames } from '@kaadi/contract/treasury'

export interface ChosenAccount {
  readonly account: LedgerAccountName
  readonly currencyId: CurrencyId
  readonly provider?: string
}

/** An account as the address names it: `available.1`, `payout.1.paystack`. */
export const writeAccount = ({
  name,
  currencyId,
  provider,
}: Pick<LedgerAccount, 'name' | 'currencyId' | 'provider'>): string =>
  [name, currencyId, ...(provider === null ? [] : [provider])].join('.')

/** Undefined where the address names none that can be. */
export function readAccount(text: string | undefined): ChosenAccount | undefined {
  const [name, currency, provider] = text?.split('.') ?? []
  const account = ledgerAccountNames.find((known) => known === name)
  const currencyId = currencyIds.find((known) => String(known) === currency)
  if (account === undefined || currencyId === undefined) return undefined
  return { account, currencyId, ...(provider && { provider }) }
}
