import { type GiftTask, gifts } from '@kaadi/contract/gifts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { reverseOrder } from '../../../test/reverse-order.ts'
import { aReviewer, type Reviewer, unreadable, used } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../test/selling-seller.ts'
import { addAccount, setPin } from '../../../test/withdrawing-seller.ts'
import { allInvariants, checkInvariants } from '../../invariants/index.ts'
import { deskPromo } from '../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import { addCouponRules, grantCoupon } from '../coupons/index.ts'
import { addBrandSpecials } from './specials/brand-specials.repository.ts'
import { addGiftTasks } from './tasks/add-gift-tasks.repository.ts'
import { rewardTasks } from './tasks/reward-tasks.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let reviewer: Reviewer

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  const { checker } = app.database
  await addBrandSpecials(checker, [
    {
      id: 'week',
      title: 'Steam week',
      cardTypeId: 'steam',
      currencyTypeId: 'us',
      form: null,
      extra: 15,
      startsInHours: -1,
      endsInHours: 24,
    },
  ])
  const task = { currencyId: 1 as const, detail: '', amount: 70_000, maturesDays: 0, dailyMax: 1000 }
  await addGiftTasks(checker, [
    { ...task, id: 'one', kind: 'sales', title: 'One', target: 1 },
    { ...task, id: 'two', kind: 'sales', title: 'Two', target: 2, withinDays: 7 },
    { ...task, id: 'bank', kind: 'bankAccount', title: 'Bank', target: 1 },
  ])
  await addCouponRules(checker, [
    {
      id: 'once',
      source: 'campaign',
      title: 'Once',
      rule: '',
      amount: 50_000,
      percent: null,
      maxBonus: null,
      minPayout: null,
      currencyId: 1,
      cardTypeIds: [],
      lifeDays: 7,
    },
  ])
})
afterAll(async () => {
  await app.close()
  await bankProvider.close()
})

let accounts = 1_700_000_001

/** What a life is made of. Each step is taken when it can be, and else left out. */
const steps = ['sell', 'pay', 'return', 'refuse', 'reverse', 'account', 'claim', 'mature', 'leave'] as const
type Step = (typeof steps)[number]

/** Everything that may happen to a seller's promotions, in the order that is asked for. */
function aLife(seller: SellingSeller): Record<Step, () => Promise<unknown>> {
  const waiting: string[] = []
  const paid: string[] = []
  const decide = async (...verdicts: Parameters<Reviewer['settle']>[1][]) => {
    const id = waiting.shift()
    if (id) await reviewer.settle(id, ...verdicts)
    return id
  }
  return {
    sell: async () => {
      const { data, code } = await seller.sell()
      if (code === 0) waiting.push(data.giftOrderId)
    },
    pay: async () => {
      const id = await decide()
      if (id) paid.push(id)
    },
    return: () => decide(unreadable),
    refuse: () => decide(used),
    reverse: async () => {
      const id = paid.shift()
      if (!id) return
      await reverseOrder(app, id)
    },
    account: async () => {
      await setPin(app, seller)
      await addAccount(app, seller, { accountNumber: String(accounts++) })
    },
    claim: async () => {
      const { data } = await app.call<GiftTask[]>(gifts.tasks, { token: seller.token })
      for (const { taskId } of data ?? [])
        await app.call(gifts.claim, { token: seller.token, body: { taskId } })
    },
    mature: () => rewardTasks(app.deps)(aJob),
    leave: () =>
      app.database.asOwner(`set session_replication_role = replica;
        update users set email = 'deleted-' || id || '@deleted.invalid' where id = ${seller.id};
        set session_replication_role = origin`),
  }
}

it('promotions have paid what was granted and kept, whatever order of sale, return, reversal and deletion', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 24 }), async (life) => {
      const seller = await aSellingSeller(app)
      await grantCoupon(app.database.db, seller.id, 'once')
      const can = aLife(seller)
      for (const step of ['sell', 'pay', 'account', ...life, 'mature'] as const) await can[step]()
      const [granted] = await app.database.asOwner(`
        select (select coalesce(sum(settled_bonus), 0) from card_orders where status in (10, 11, 12))
             + (select coalesce(sum(amount), 0) from rewards where status = 'credited') as amount`)
      expect(await app.deps.ledger.balance(deskPromo(1))).toBe(-BigInt(String(granted!.amount)))
      const ofPromotions = ['I01', 'I04', 'I08', 'I11', 'I22', 'I23', 'I24', 'I32', 'I35']
      const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
      expect(findings.filter(({ id, rows }) => ofPromotions.includes(id) && rows.length > 0)).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 120_000)
