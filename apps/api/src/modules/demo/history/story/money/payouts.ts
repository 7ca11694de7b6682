import { autoWithdrawals } from '@kaadi/contract/auto-withdrawals'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { type DemoSellerEmail, demoPin, demoSellers } from '../../../accounts.ts'
import { day, hour } from '../minutes.ts'
import type { Step } from '../world.ts'

export interface DemoBankAccount {
  readonly seller: DemoSellerEmail
  readonly bankCode: string
  readonly accountNumber: string
  /** Minutes before the first start. */
  readonly ago: number
}

/** Two of the sellers are paid into the same account. */
export const demoBankAccounts: readonly DemoBankAccount[] = [
  { seller: 'adaeze@kaadi.example', bankCode: '058', accountNumber: '0123454821', ago: 24 * day },
  { seller: 'adaeze@kaadi.example', bankCode: '999992', accountNumber: '8012340937', ago: 12 * day },
  { seller: 'kwame@kaadi.example', bankCode: 'MTN', accountNumber: '0241234567', ago: 23 * day },
  { seller: 'efua@kaadi.example', bankCode: '040100', accountNumber: '1181010098342', ago: 22 * day },
  { seller: 'bola@kaadi.example', bankCode: '50211', accountNumber: '2001357924', ago: 9 * day + 4 * hour },
  { seller: 'tobi@kaadi.example', bankCode: '50211', accountNumber: '2001357924', ago: 4 * day },
]

/** Whose name the banks have on these accounts: the sellers' own. */
export const demoAccountNames: ReadonlyMap<string, string> = new Map(
  demoBankAccounts.map(({ seller, accountNumber }) => [
    accountNumber,
    demoSellers.find(({ email }) => email === seller)!.bankName,
  ]),
)

export interface DemoPayout {
  readonly seller: DemoSellerEmail
  readonly currencyId: CurrencyId
  readonly amount: string
  /** Minutes before the first start. */
  readonly ago: number
  readonly end: 'waiting' | 'batched' | 'sent' | 'paid' | 'failed' | 'cancelled'
  /** From asking to the end, in minutes. */
  readonly takes?: number
  /** The bank's proof, or why it refused. */
  readonly said?: string
}

const naira = (
  seller: DemoSellerEmail,
  amount: string,
  ago: number,
  end: Omit<DemoPayout, 'seller' | 'currencyId' | 'amount' | 'ago'>,
) => ({ seller, currencyId: 1, amount, ago, ...end }) as const
const cedi = (
  seller: DemoSellerEmail,
  amount: string,
  ago: number,
  end: Omit<DemoPayout, 'seller' | 'currencyId' | 'amount' | 'ago'>,
) => ({ seller, currencyId: 2, amount, ago, ...end }) as const
const paid = (takes: number, said: string) => ({ end: 'paid', takes, said }) as const
const failed = (takes: number, said: string) => ({ end: 'failed', takes, said }) as const

export const demoPayouts: readonly DemoPayout[] = [
  naira('adaeze@kaadi.example', '85400', 17 * day, paid(21, 'GT-2611-000184')),
  cedi('kwame@kaadi.example', '400', 11 * day + hour, { end: 'batched', said: 'MM-2611-004417' }),
  cedi('efua@kaadi.example', '1500', 11 * day, { end: 'batched', said: 'GCB-2611-77120' }),
  naira('adaeze@kaadi.example', '120000', 10 * day, paid(18, 'GT-2611-000391')),
  naira('bola@kaadi.example', '20000', 9 * day, paid(44, 'KU-2611-020087')),
  naira('adaeze@kaadi.example', '130000', 5 * day, failed(36, 'The bank did not take the transfer.')),
  naira('adaeze@kaadi.example', '130000', 5 * day - hour, paid(12, 'OP-2611-551903')),
  cedi('kwame@kaadi.example', '300', 3 * day, paid(27, 'MM-2611-005862')),
  cedi('efua@kaadi.example', '800', 2 * day, failed(51, 'The account cannot be credited today.')),
  naira('adaeze@kaadi.example', '90000', day, { end: 'cancelled', takes: 3 }),
  cedi('kwame@kaadi.example', '150', 95, { end: 'waiting' }),
  cedi('efua@kaadi.example', '1200', 70, { end: 'waiting' }),
  naira('adaeze@kaadi.example', '60000', 48, { end: 'waiting' }),
  cedi('kwame@kaadi.example', '250', 35, { end: 'sent', takes: 20 }),
  naira('adaeze@kaadi.example', '45000', 20, { end: 'waiting' }),
  cedi('efua@kaadi.example', '500', 12, { end: 'sent', takes: 7 }),
]

/** Kwame does not find what was paid three days ago: it waits for the treasurer. */
export function notReceived(): Step[] {
  const seller = 'kwame@kaadi.example'
  const payout = `${seller} payout ${3 * day}`
  return [
    {
      name: `${payout} not received`,
      ago: 90,
      act: async ({ sellers, madeBy }) => {
        const { trace } = await sellers[seller].ask(withdrawals.reportMissing, {
          key: `${payout}-missing`,
          body: {
            id: madeBy(payout) as Withdrawal['id'],
            words: 'MTN says that nothing has come since Sunday. My number is right.',
          },
        })
        return trace?.traceId
      },
    },
  ]
}

/** Adaeze has everything withdrawn once there is a million, which she has not: the rule is there to be seen. */
export function withdrawnByRule(): Step[] {
  const seller = 'adaeze@kaadi.example'
  return [
    {
      name: `${seller} rule`,
      ago: 80,
      act: async ({ sellers }) => {
        await sellers[seller].ask(autoWithdrawals.set, {
          key: `${seller}-rule`,
          body: { currencyId: 1, kind: 'above', amount: '1000000', pin: demoPin },
        })
        return undefined
      },
    },
  ]
}
