import { createHash } from 'node:crypto'
import { type Adjustment, adjustments } from '@kaadi/contract/adjustments'
import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { KeyedPage, Page } from '@kaadi/contract/primitives'
import type { Upload } from '@kaadi/contract/uploads'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjustmentSql, secondOfFunds, signedByCode } from '../../../test/adjusted.ts'
import {
  createTestApp,
  type Reply,
  type SignedUp,
  type TestApp,
  type TestOperator,
} from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { aPicture } from '../../../test/pictures.ts'
import { signing } from '../../../test/signing.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { deskFee, suspense, userAvailable, userReceivable } from '../../ledger/index.ts'

let app: TestApp
let signs: ReturnType<typeof signing>
let [ada, bola, chi] = [] as unknown as [TestOperator, TestOperator, TestOperator]
beforeAll(async () => {
  app = await createTestApp()
  signs = signing(app)
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('admin')
})
// Closes on every invariant, I122 among them.
afterAll(() => closeSoundly(app))

const words = 'The bank charged this fee twice.'
const upload = async (by: TestOperator, picture = 1) =>
  (
    await app.call<Upload>(adjustments.uploadEvidence, {
      token: by.token,
      body: { file: await aPicture(picture) },
    })
  ).data.uploadId
const ofSeller = ({ user }: SignedUp, given: object = {}) => ({
  account: 'available',
  sellerId: user.userId,
  currencyId: 1,
  direction: 'in',
  amount: '1500.50',
  reason: 'notCredited',
  words,
  ...given,
})
const ofFees = (given: object = {}) => ({
  account: 'fee',
  currencyId: 1,
  direction: 'out',
  amount: '20',
  reason: 'wrongFee',
  words,
  ...given,
})
const ask = async (body: object, by = ada, given: { uploadId?: string; idempotencyKey?: string } = {}) => {
  const { uploadId = await upload(by), ...options } = given
  return app.call<Adjustment>(adjustments.ask, { token: by.token, body: { ...body, uploadId }, ...options })
}
const confirm = (
  { adjustmentId, fingerprint }: Adjustment,
  by = bola,
  given: { fingerprint?: string } = {},
) => signs.confirmAdjustment(by, { adjustmentId }, { fingerprint, ...given })
/** What the second person sends, signed. */
const signedBy = (by: TestOperator, { adjustmentId, fingerprint }: Adjustment) =>
  signs.bodyOfOther(by, 'adjustment', { adjustmentId }, fingerprint)
const decline = ({ adjustmentId }: Adjustment, by = bola) =>
  app.call<Adjustment>(adjustments.decline, { token: by.token, body: { adjustmentId } })
const available = ({ id }: SignedUp) => app.deps.ledger.balance(userAvailable(id, 1))
const owing = async ({ id }: SignedUp) => -(await app.deps.ledger.balance(userReceivable(id, 1)))
const asked = async (body: object, by = ada) => (await ask(body, by)).data

describe('an adjustment', () => {
  it('is asked for by one with a picture, and posted by another who signed it', async () => {
    const seller = await app.signUpUser()
    const made = await asked(ofSeller(seller))
    expect(made).toMatchObject({
      status: 0,
      account: { name: 'available', currencyId: 1, seller: { userId: seller.user.userId } },
      direction: 'in',
      amount: '1500.50',
      askedByMe: true,
      owed: null,
      undoes: null,
    })
    expect(await available(seller)).toBe(0n)
    expect(await confirm(made, ada)).toMatchObject({ status: 403, code: 1987 })
    const { data } = await confirm(made)
    expect(data).toMatchObject({ status: 1, owed: '0.00', decidedBy: expect.any(String) })
    expect(await available(seller)).toBe(150_050n)
    expect(await confirm(made, chi)).toMatchObject({ status: 409, code: 1986 })
  })

  it('tells a seller who owes that what they owed is paid from it', async () => {
    const seller = await app.signUpUser()
    await confirm(await asked(ofSeller(seller, { direction: 'out', amount: '2000' })))
    expect(await owing(seller)).toBe(200_000n)
    await confirm(await asked(ofSeller(seller)))
    expect([await available(seller), await owing(seller)]).toEqual([0n, 49_950n])
    const notes = await app.call<Page<Notification>>(notifications.list, { token: seller.token })
    expect(notes.data.records[0]!.content).toBe(
      `₦1,500.50 came to your wallet: you owed ₦2,000.00. That is paid back from it first. ${words}`,
    )
  })

  it('tells the seller why, in a notification and in the history of the wallet', async () => {
    const seller = await app.signUpUser()
    await confirm(await asked(ofSeller(seller)))
    const notes = await app.call<Page<Notification>>(notifications.list, { token: seller.token })
    expect(notes.data.records[0]).toMatchObject({ title: 'Your balance was corrected: money in' })
    expect(notes.data.records[0]!.content).toContain(words)
    const records = await app.call<Page<WalletRecord>>(wallets.records, {
      token: seller.token,
      query: { currencyId: 1 },
    })
    expect(records.data.records[0]).toMatchObject({
      event: 'adjustment',
      title: `Correction · ${words}`,
      amount: '1500.50',
    })
  })

  it('owes what the wallet does not have, and never goes below zero', async () => {
    const seller = await app.signUpUser()
    await fund(app.database, { userId: seller.id, amount: 50_000n })
    const { data } = await confirm(await asked(ofSeller(seller, { direction: 'out', reason: 'paidTwice' })))
    expect(data.owed).toBe('1000.50')
    expect([await available(seller), await owing(seller)]).toEqual([0n, 100_050n])
    await fund(app.database, { userId: seller.id, amount: 150_050n })
    expect([await available(seller), await owing(seller)]).toEqual([50_000n, 0n])
  })

  it('moves what an account of the house holds, against suspense', async () => {
    const before = [await app.deps.ledger.balance(deskFee(1)), await app.deps.ledger.balance(suspense(1))]
    await confirm(await asked(ofFees()))
    const after = [await app.deps.ledger.balance(deskFee(1)), await app.deps.ledger.balance(suspense(1))]
    expect(after).toEqual([before[0]! - 2_000n, before[1]! + 2_000n])
  })

  it('is posted once, where two confirm it at the same time', async () => {
    const seller = await app.signUpUser()
    const made = await asked(ofSeller(seller))
    const signed = [await signedBy(bola, made), await signedBy(chi, made)]
    const codes = await Promise.all(
      [bola, chi].map(
        async ({ token }, at) => (await app.call(adjustments.confirm, { token, body: signed[at]! })).code,
      ),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(await available(seller)).toBe(150_050n)
  })

  it('stays sound where many are confirmed beside credits and debits of one wallet', async () => {
    const seller = await app.signUpUser()
    const made = await Promise.all(
      ['in', 'out', 'in', 'out', 'out'].map((direction) => asked(ofSeller(seller, { direction }))),
    )
    await fund(app.database, { userId: seller.id, amount: 10_000n })
    const confirmed = made.map(({ adjustmentId, fingerprint }) =>
      app.database.asOwner(
        `${signedByCode('adjustment', secondOfFunds, `r.public_id = '${adjustmentId}'`)}
         select confirm_adjustment(id, ${secondOfFunds}, '\\x${fingerprint}') from adjustments where public_id = '${adjustmentId}'`,
      ),
    )
    const credits = [1, 2].map(() => fund(app.database, { userId: seller.id, amount: 10_000n }))
    await Promise.all([...confirmed, ...credits])
    expect((await available(seller)) - (await owing(seller))).toBe(30_000n - 150_050n)
    expect(await available(seller)).toBe(0n)
  })

  it('is posted once by one key, however often it is sent', async () => {
    const seller = await app.signUpUser()
    const made = await asked(ofSeller(seller))
    const replies: Reply<Adjustment>[] = []
    const body = await signedBy(bola, made)
    for (let time = 0; time < 3; time++)
      replies.push(
        await app.call<Adjustment>(adjustments.confirm, {
          token: bola.token,
          body,
          idempotencyKey: 'one-intent',
        }),
      )
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await available(seller)).toBe(150_050n)
  })

  it('is confirmed as it was asked for, and not by a code', async () => {
    const made = await asked(ofFees())
    expect(await confirm(made, bola, { fingerprint: 'a'.repeat(64) })).toMatchObject({ code: 1988 })
    const { adjustmentId, fingerprint } = made
    const byCode = { adjustmentId, fingerprint, code: bola.factor() }
    expect(await app.call(adjustments.confirm, { token: bola.token, body: byCode })).toMatchObject({
      status: 409,
      code: 1734,
    })
    expect((await decline(made)).data).toMatchObject({ status: 2, owed: null })
  })

  it('is declined by another, or taken back by who asked, and moves nothing', async () => {
    const seller = await app.signUpUser()
    const [one, other] = [await asked(ofSeller(seller)), await asked(ofSeller(seller))]
    expect((await decline(one)).data.status).toBe(2)
    expect((await decline(other, ada)).data.status).toBe(2)
    expect((await decline(one)).code).toBe(1986)
    expect(await confirm(one)).toMatchObject({ code: 1986 })
    expect(await available(seller)).toBe(0n)
  })

  it('is undone once, by exactly its opposite', async () => {
    const seller = await app.signUpUser()
    const made = await asked(ofSeller(seller))
    const undo = (given: object = {}) =>
      ask(ofSeller(seller, { direction: 'out', undoes: made.adjustmentId, ...given }))
    expect((await undo()).code).toBe(1989)
    await confirm(made)
    expect((await undo({ amount: '1500.49' })).code).toBe(1989)
    const asking = await Promise.all([undo(), undo()])
    expect(asking.map(({ code }) => code).toSorted()).toEqual([0, 1989])
    const opposite = asking.find(({ code }) => code === 0)!.data
    expect((await confirm(opposite)).data).toMatchObject({ status: 1, undoes: made.adjustmentId })
    expect(await available(seller)).toBe(0n)
    const { data } = await app.call<Adjustment>(adjustments.detail, {
      token: ada.token,
      query: { adjustmentId: made.adjustmentId },
    })
    expect(data.undoneBy).toBe(opposite.adjustmentId)
  })
})

describe('what the second person signs', () => {
  const confirmations = ({ adjustmentId }: Adjustment) =>
    app.database.asOwner(
      `select * from payout_confirmations where what = 'adjustment' and reference = '${adjustmentId}'`,
    )

  it('is account, direction, amount, reason, words, picture and maker, kept with the signature', async () => {
    const seller = await app.signUpUser()
    const made = await asked(ofSeller(seller))
    expect((await confirm(made)).code).toBe(0)
    const [row] = await confirmations(made)
    const [picture] = await app.database.asOwner(
      `select encode(sha256, 'hex') as sha256 from uploads where public_id = '${made.evidence.uploadId}'`,
    )
    expect(JSON.parse(String(row!.facts))).toMatchObject({
      confirms: 'adjustment',
      reference: made.adjustmentId,
      account: userAvailable(seller.id, 1),
      direction: 'in',
      amountInMinorUnits: '150050',
      currencyId: 1,
      reason: 'notCredited',
      words,
      evidence: picture!.sha256,
      maker: ada.publicId,
      by: bola.publicId,
      digest: made.fingerprint,
    })
    const challenge = createHash('sha256').update(String(row!.facts)).digest('base64url')
    expect(JSON.parse(String(row!.client_data)).challenge).toBe(challenge)
    expect(row).toMatchObject({ way: 'passkey', confirmed_by: String(bola.id) })
  })

  it.each([
    ['the amount', 'amount = amount + 100'],
    ['the direction', 'is_in = not is_in'],
    ['the words', `words = 'Something else, afterwards.'`],
  ])('is not that any more where %s was changed, with its digest', async (_, change) => {
    const made = await asked(ofFees())
    const body = await signedBy(bola, made)
    const one = `public_id = '${made.adjustmentId}'`
    await app.database.asOwner(`
      begin; set local session_replication_role = replica; update adjustments set ${change} where ${one};
      update adjustments a set digest = digest_of(a) where ${one}; commit`)
    expect(await app.call(adjustments.confirm, { token: bola.token, body })).toMatchObject({ code: 1735 })
    expect(await confirmations(made)).toEqual([])
    await decline(made)
  })

  it('posts nothing without it, in whichever role', async () => {
    const made = await asked(ofFees())
    const [row] = await app.database.asOwner(
      `select id from adjustments where public_id = '${made.adjustmentId}'`,
    )
    await expect(
      app.database.asOwner(`begin; set local role kaadi_checker;
        select confirm_adjustment(${row!.id}, ${bola.id}, '\\x${made.fingerprint}'); commit`),
    ).rejects.toThrow('the second person signs first what they stand for')
    await decline(made)
  })
})

describe('what is asked for', () => {
  it.each([
    ['nothing', { amount: '0' }],
    ['three decimals', { amount: '1.001' }],
    ['more than one adjustment moves', { amount: '5000000.01' }],
    ['no reason', { reason: 'because' }],
    ['no words', { words: '            ' }],
    ['the account that stands on the other side', { account: 'suspense' }],
    ['a wallet of nobody', { account: 'available' }],
    ['a provider of another account', { provider: 'paystack' }],
    ['a provider that pays nobody', { account: 'payout', provider: 'nobody' }],
  ])('is refused with %s', async (_, given) => {
    expect((await ask(ofFees(given))).code).toBe(1001)
  })

  it('is refused without a picture of its own maker, and about the own wallet', async () => {
    for (const uploadId of [await upload(bola, 2), 'unknown-upload'])
      expect(await ask(ofFees(), ada, { uploadId })).toMatchObject({
        code: 1001,
        details: { fields: [{ path: 'uploadId', message: expect.stringContaining('picture') }] },
      })
    const own = await app.signUpUser()
    const dayo = await app.signInOperator('treasurer')
    const made = await asked(ofSeller(own))
    await app.database.asOwner(`update operators set email = '${own.email}' where id = ${dayo.id}`)
    expect((await ask(ofSeller(own), dayo)).code).toBe(1606)
    expect((await confirm(made, dayo)).code).toBe(1606)
    await decline(made)
  })

  it('is for treasurers, who see its picture', async () => {
    const made = await asked(ofFees())
    const reviewer = await app.signInOperator('reviewer')
    expect((await ask(ofFees(), reviewer, { uploadId: made.evidence.uploadId })).code).toBe(403)
    const { data } = await app.call<KeyedPage<Adjustment>>(adjustments.queue, {
      token: bola.token,
      query: {},
    })
    const { evidence } = data.records.find(({ adjustmentId }) => adjustmentId === made.adjustmentId)!
    expect((await app.http.inject({ url: evidence.url })).statusCode).toBe(200)
    await decline(made)
  })

  it('keeps its picture for longer than a day', async () => {
    const made = await asked(ofFees())
    await app.database.asOwner(`update uploads set created_at = now() - interval '2 days'
      where public_id = '${made.evidence.uploadId}'`)
    await app.planJobs()
    await app.runJobs()
    expect((await app.http.inject({ url: made.evidence.url })).statusCode).toBe(200)
    await decline(made)
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('cannot confirm, change or post an adjustment by itself', async () => {
    const made = await asked(ofFees())
    const one = `public_id = '${made.adjustmentId}'`
    await expect(
      asService(`select confirm_adjustment(id, ${bola.id}, digest) from adjustments where ${one}`),
    ).rejects.toThrow('permission denied')
    await expect(
      asService(`update adjustments set status = 1, decided_by = ${bola.id}, decided_at = now(), owed = 0
                 where ${one}`),
    ).rejects.toThrow('permission denied')
    await expect(asService("select ledger_adjust(1, 'desk:fee:1', 'suspense:1', true, 1)")).rejects.toThrow(
      'permission denied',
    )
    await decline(made)
  })

  it.each(['adjustment.made', 'adjustment.shortfall'])(
    'cannot post %s through the door of the books',
    async (kind) => {
      const seller = await app.signUpUser()
      const sale = `('card-order.paid', 900000001, 0, 'desk:cards:1', 'user:${seller.id}:1:available', 5)`
      const leg = `('${kind}', 900000001, 0, 'suspense:1', 'user:${seller.id}:1:available', 700)`
      for (const door of ['ledger_post_all', 'ledger_post_each'])
        for (const legs of [leg, `${sale}, ${leg}`])
          await expect(asService(`select ${door}(array[${legs}]::ledger_leg[])`)).rejects.toThrow(
            'an adjustment is posted by two people',
          )
      expect(await available(seller)).toBe(0n)
    },
  )

  it('cannot write one that is decided, nor confirm by who asked', async () => {
    const seller = await app.signUpUser()
    const insert = adjustmentSql({ userId: seller.id, amount: 700n })
    await app.database.asOwner(insert.replace('(id, -2, digest)', '(id, -1, digest)'))
    expect(await available(seller)).toBe(0n)
    await expect(
      app.database.asOwner(`update adjustments set status = 1, decided_by = asked_by, decided_at = now(), owed = 0
                            where status = 0 and user_id = ${seller.id}`),
    ).rejects.toThrow('adjustments_by_two')
  })
})
