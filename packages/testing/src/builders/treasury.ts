import {
  type CurrencyStanding,
  currencyStandingSchema,
  type LedgerAccount,
  type LedgerBalance,
  type LedgerLine,
  ledgerAccountSchema,
  ledgerBalanceSchema,
  ledgerLineSchema,
} from '@kaadi/contract/treasury'

const time = '2026-11-20T15:00:00.000Z'

/** The wallet of a seller in naira. */
export const aLedgerAccount = (given: Partial<LedgerAccount> = {}): LedgerAccount =>
  ledgerAccountSchema.parse({
    name: 'available',
    provider: null,
    currencyId: 1,
    seller: { userId: 'user-1', name: 'adaeze' },
    ...given,
  })

/** An account with what it holds. */
export const aLedgerBalance = (given: Partial<LedgerBalance> = {}): LedgerBalance =>
  ledgerBalanceSchema.parse({ account: aLedgerAccount(), balance: '148000.00', lines: 1, ...given })

/** A card that was paid, in the wallet of its seller. */
export const aLedgerLine = (given: Partial<LedgerLine> = {}): LedgerLine =>
  ledgerLineSchema.parse({
    lineId: '1',
    kind: 'card-order.paid',
    time,
    currencyId: 1,
    amount: '148000.00',
    from: aLedgerAccount({ name: 'cards', seller: null }),
    to: aLedgerAccount(),
    balanceAfter: '148000.00',
    source: { noun: 'order', id: 'order-1', label: '2026112000012' },
    ...given,
  })

/** What is owed and held in naira: less is at the provider than would pay all. */
export const aCurrencyStanding = (given: Partial<CurrencyStanding> = {}): CurrencyStanding =>
  currencyStandingSchema.parse({
    currencyId: 1,
    available: '4200000.00',
    held: '300000.00',
    inTransit: '500000.00',
    owed: '5000000.00',
    receivable: '20000.00',
    rows: [
      { name: 'available', provider: null, balance: '4200000.00' },
      { name: 'cards', provider: null, balance: '-9580000.00' },
      { name: 'fee', provider: null, balance: '12000.00' },
      { name: 'held', provider: null, balance: '800000.00' },
      { name: 'payout', provider: 'paystack', balance: '4588000.00' },
      { name: 'receivable', provider: null, balance: '-20000.00' },
    ],
    sum: '0.00',
    providers: [{ provider: 'paystack', balance: '3500000.00', readTime: time, inTransit: '500000.00' }],
    atProviders: '3500000.00',
    missing: '1500000.00',
    ...given,
  })
