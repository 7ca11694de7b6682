import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkedByContract, publishedAt } from '../../../../test/paystack/published-contract.ts'
import { readFeeBands } from '../fee-bands.ts'
import type { PayoutAccount, PayoutOrder, PayoutProvider } from '../payout-provider.ts'
import { fetchOf, type ServedStandIn, serveStandIn } from '../stand-in/serve-stand-in.ts'
import { scriptedBehaviour } from '../stand-in/stand-in-behaviour.ts'
import { createStandInProvider, type StandInProvider } from '../stand-in/stand-in-provider.ts'
import { createPaystack } from './paystack.ts'
import { parseCallback, signatureHeader, signCallback } from './paystack-callback.ts'

const secretKey = 'sk_test_adapter'
const feeBands = readFeeBands('NGN 5000=10 50000=25 *=50, GHS *=1')!
const banks = [
  { code: '058', name: 'Guaranty Trust Bank', type: 'nuban', currency: 'NGN' },
  { code: 'MTN', name: 'MTN', type: 'mobile_money', currency: 'GHS' },
]
const account: PayoutAccount = {
  currencyId: 1,
  kind: 'bank',
  bankCode: '058',
  accountNumber: '0123456789',
  accountName: 'ADA OKAFOR',
}
let standIn: StandInProvider
let behaviour: ReturnType<typeof scriptedBehaviour>
let contract: ReturnType<typeof checkedByContract> | undefined
let served: ServedStandIn
let paystack: PayoutProvider
let count = 0
/** How far the clock of the provider was turned on. */
let passedMs = 0
const newReference = () => `wd-${String(++count).padStart(16, '0')}`

beforeAll(async () => {
  behaviour = scriptedBehaviour()
  standIn = createStandInProvider({ secretKey, feeBands, behaviour, banks, now: () => Date.now() + passedMs })
  standIn.fund('NGN', 1_000_000_000)
  contract = publishedAt ? checkedByContract(standIn, publishedAt) : undefined
  served = await serveStandIn(contract ?? standIn)
  paystack = createPaystack({ baseUrl: served.baseUrl, secretKey, timeoutMs: 400, feeBands })
})
beforeEach(() => behaviour.reset())
afterAll(async () => {
  await served.close()
})

const order = async (more: Partial<PayoutOrder> = {}): Promise<PayoutOrder> => {
  const made = await paystack.createRecipient(account)
  if (made.kind !== 'made') throw new Error('no recipient')
  const { recipientCode } = made
  return {
    reference: newReference(),
    amountMinor: 500_000n,
    currencyId: 1,
    recipientCode,
    narration: 'Kaadi',
    ...more,
  }
}

describe('a payout by Paystack', () => {
  it('is accepted, then has succeeded', async () => {
    behaviour.plan({ outcome: 'success', afterMs: 30_000 })
    const wanted = await order()
    expect(await paystack.send(wanted)).toMatchObject({
      kind: 'accepted',
      word: 'pending',
      facts: { reference: wanted.reference, amountMinor: 500_000n, currency: 'NGN' },
    })
    expect(await paystack.verify(wanted.reference)).toMatchObject({ kind: 'accepted' })
    passedMs += 30_000
    expect(await paystack.verify(wanted.reference)).toMatchObject({
      kind: 'conclusiveOk',
      facts: { recipientCode: wanted.recipientCode },
    })
  })

  it.each(['failed', 'abandoned', 'blocked', 'rejected', 'reversed'] as const)(
    'that is %s has ended without paying',
    async (outcome) => {
      behaviour.plan({ outcome })
      const wanted = await order()
      await paystack.send(wanted)
      expect(await paystack.verify(wanted.reference)).toMatchObject({ kind: 'conclusiveFail', word: outcome })
    },
  )

  it.each([
    ['lostBefore', 'noAnswer'],
    ['lostAfter', 'noAnswer'],
    ['cutAfter', 'noAnswer'],
    ['slow', 'noAnswer'],
    ['redirect', 'noAnswer'],
    ['failed', 'busy'],
    ['failedAfter', 'busy'],
    ['busy', 'busy'],
    ['html', 'nonsense'],
    ['huge', 'nonsense'],
    ['strangeStatus', 'nonsense'],
    ['wrongAmount', 'differs'],
  ] as const)('concludes nothing from %s', async (fault, why) => {
    const wanted = await order()
    behaviour.fail('send', fault)
    expect(await paystack.send(wanted)).toMatchObject({ kind: 'unknown', why })
  })

  it.each(['lostBefore', 'failed', 'html', 'huge', 'redirect', 'strangeStatus'] as const)(
    'learns nothing from a look that is answered with %s',
    async (fault) => {
      const wanted = await order()
      await paystack.send(wanted)
      behaviour.fail('verify', fault)
      expect(await paystack.verify(wanted.reference)).toMatchObject({ kind: 'unknown' })
    },
  )

  it('says that a reference is missing, was used, or that the balance is too low', async () => {
    expect(await paystack.verify('wd-of-nobody-at-all')).toMatchObject({ kind: 'unknown', why: 'missing' })
    const wanted = await order()
    await paystack.send(wanted)
    expect(await paystack.send(wanted)).toMatchObject({ kind: 'unknown', why: 'referenceUsed' })
    const tooMuch = await order({ amountMinor: 9_000_000_000_000n })
    expect(await paystack.send(tooMuch)).toMatchObject({ kind: 'unknown', why: 'balanceLow' })
  })

  it('in a list has a reference and an answer of its own', async () => {
    const [first, second] = [await order(), await order({ amountMinor: 700n })]
    const used = await order()
    await paystack.send(used)
    const answers = await paystack.sendMany([first, used, second])
    expect(answers).toMatchObject([
      { kind: 'accepted', facts: { reference: first.reference } },
      { kind: 'unknown', why: 'missing' },
      { kind: 'accepted', facts: { reference: second.reference, amountMinor: 700n } },
    ])
  })

  it('is refused without a key that is let in', async () => {
    const stranger = createPaystack({ baseUrl: served.baseUrl, secretKey: 'sk_other', feeBands })
    expect(await stranger.verify(newReference())).toMatchObject({ kind: 'unknown', why: 'locked' })
  })

  it('never names an amount that is no whole number of the smallest unit', async () => {
    await expect(paystack.send(await order({ amountMinor: 0n }))).rejects.toThrow(RangeError)
    await expect(paystack.send(await order({ amountMinor: 2n ** 60n }))).rejects.toThrow(RangeError)
  })
})

describe('beside payouts', () => {
  it('numbers of accounts travel as text, leading zeros and all', async () => {
    expect(await paystack.resolve(account)).toEqual({ kind: 'resolved', accountName: 'ADAEZE OKAFOR' })
    await paystack.createRecipient(account)
    expect([...standIn.record.recipients.values()].at(-1)?.accountNumber).toBe('0123456789')
    const known = { ...account, accountNumber: '0123450000' }
    expect(await paystack.createRecipient(known)).toMatchObject({ kind: 'refused' })
    expect(await paystack.resolve(known)).toMatchObject({ kind: 'unknown', why: 'missing' })
  })

  it.each([
    ['a bank in Nigeria', { currencyId: 1, kind: 'bank' }, 'nuban'],
    ['a bank in Ghana', { currencyId: 2, kind: 'bank', accountNumber: '1234567890123' }, 'ghipss'],
    [
      'mobile money in Ghana',
      { currencyId: 2, kind: 'mobileMoney', bankCode: 'MTN', accountNumber: '0244123456' },
      'mobile_money',
    ],
  ] as const)('a recipient is of the kind that the provider spells for %s', async (_, given, type) => {
    expect(await paystack.createRecipient({ ...account, ...given })).toMatchObject({ kind: 'made' })
    const known = [...standIn.record.recipients.values()]
    expect(
      known.find(
        (one) =>
          one.accountNumber === (('accountNumber' in given && given.accountNumber) || account.accountNumber),
      ),
    ).toMatchObject({ type })
  })

  it('banks are listed by currency and kind, the balance and the ledger as they are', async () => {
    expect(await paystack.listBanks(1)).toEqual([
      { code: '058', name: 'Guaranty Trust Bank', kind: 'bank', currencyId: 1 },
    ])
    expect(await paystack.listBanks(2)).toMatchObject([{ code: 'MTN', kind: 'mobileMoney' }])
    expect(await paystack.balance(1)).toBe(BigInt(standIn.balanceOf('NGN')))
    const lines = await paystack.ledger(new Date(0), new Date(Date.now() + 60_000))
    expect(lines).toHaveLength(standIn.record.lines.size)
  })

  it('fees go by bands of configuration', () => {
    expect([500_000n, 500_001n, 5_000_001n].map((amount) => paystack.feeOf(amount, 1))).toEqual([
      1000n,
      2500n,
      5000n,
    ])
    expect(paystack.feeOf(10n, 3)).toBe(0n)
    for (const text of ['NGN', 'XXX *=1', 'NGN *=1 5=2', 'NGN 5=1 5=2', 'NGN 5=x'])
      expect(readFeeBands(text), text).toBeUndefined()
  })

  it('works without sockets in the same way', async () => {
    const inside = createPaystack({
      baseUrl: 'http://stand-in.test',
      secretKey,
      feeBands,
      fetch: fetchOf(standIn),
    })
    expect(await inside.balance(1)).toBe(await paystack.balance(1))
    behaviour.fail('balance', 'lostBefore', 'cutAfter', 'redirect')
    for (let time = 0; time < 3; time++)
      expect(await inside.balance(1)).toMatchObject({ kind: 'unknown', why: 'noAnswer' })
  })

  it.skipIf(!publishedAt)('keep the published document (PAYSTACK_OPENAPI)', () => {
    expect(contract?.faults).toEqual([])
    expect(contract?.checked.length).toBeGreaterThan(20)
  })
})

describe('a callback', () => {
  const data = {
    reference: 'wd-0000000000000001',
    amount: 500,
    currency: 'NGN',
    recipient: { recipient_code: 'RCP_1' },
  }
  const raw = Buffer.from(JSON.stringify({ event: 'transfer.success', data }))
  const signed = (key: string, bytes = raw) => ({ [signatureHeader]: signCallback(bytes, key) })

  it('is read once its signature is right', () => {
    expect(parseCallback(raw, signed(secretKey), { secretKey })).toEqual({
      kind: 'event',
      key: 'current',
      event: {
        event: 'transfer.success',
        reference: data.reference,
        amountMinor: 500n,
        currency: 'NGN',
        recipientCode: 'RCP_1',
      },
    })
  })

  it('is taken with the key of before while keys are changed', () => {
    const keys = { secretKey: 'sk_new', previousSecretKey: secretKey }
    expect(parseCallback(raw, signed(secretKey), keys)).toMatchObject({ kind: 'event', key: 'previous' })
  })

  it.each([
    ['no signature', {}],
    ['another key', signed('sk_other')],
    ['a signature of other bytes', signed(secretKey, Buffer.from('{}'))],
    ['a short one', { [signatureHeader]: 'ab' }],
    ['two', { [signatureHeader]: ['a', 'b'] }],
  ])('with %s is forged', (_, headers) => {
    expect(parseCallback(raw, headers, { secretKey })).toEqual({ kind: 'forged' })
  })

  it.each(['', 'no json', '[]', '{"event":"transfer.success"}', '{"event":"x","data":{"reference":""}}'])(
    'that is signed and says %j is unreadable',
    (text) => {
      const bytes = Buffer.from(text)
      expect(parseCallback(bytes, signed(secretKey, bytes), { secretKey })).toMatchObject({
        kind: 'unreadable',
      })
    },
  )
})
