import { type Debt, debtSchema } from '@kaadi/contract/debts'

type Loose<T> = { [K in keyof T]?: T[K] extends string ? string : T[K] }

/** Of ₦15,000 from one trade ₦3,000 are paid back. */
export const aDebt = (given: Loose<Debt> = {}): Debt =>
  debtSchema.parse({
    currencyId: 1,
    owed: '12000.00',
    repaid: '3000.00',
    sources: [
      {
        giftOrderId: 'order-9',
        tradeNumber: 'GC-2611-20-48813',
        amount: '15000.00',
        owed: '12000.00',
        time: '2026-11-20T12:00:00.000Z',
      },
    ],
    ...given,
  })
