import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { made } from '../../../../test/repeated-call.ts'
import { signing } from '../../../../test/signing.ts'
import { addAccount, anAccountNumber, aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let signs: ReturnType<typeof signing>
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  signs = signing(app)
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
})
// What changes here changes behind the service: no rule lets it.
afterAll(async () => {
  await app.close()
  await bankProvider.close()
})

const behindTheService = (statements: string) =>
  app.database.asOwner(`begin; set local session_replication_role = replica; ${statements}; commit`)

it.each([
  ['amount', async () => `amount = amount + 1000000`],
  [
    'recipient',
    async (seller: Awaited<ReturnType<typeof aWithdrawingSeller>>) => {
      const { id } = await made(addAccount(app, seller, { accountNumber: anAccountNumber() }))
      return `bank_account_id = (select id from bank_accounts where public_id = '${id}'), account_digest = sha256('another')`
    },
  ],
])(
  'a release signed on a tab that shows another %s is refused, and the next look shows it',
  async (_, changed) => {
    const seller = await aWithdrawingSeller(app, 100_000_000n)
    const { id } = (await seller.withdraw('600000')).data
    await made(app.call(payouts.askRelease, { token: ada.token, body: { id } }))
    const shown = await made(asTreasurer(app, bola.token).detail(id))
    const stale = await signs.bodyOf(bola, id, 'release')
    const set = await changed(seller)
    await behindTheService(`
    update withdrawals set ${set} where user_id = ${seller.id};
    update payout_releases r set amount = w.net, account_digest = w.account_digest from withdrawals w
      where w.user_id = r.user_id and w.id = r.withdrawal_id and r.user_id = ${seller.id};
    update payout_releases r set digest = digest_of(r) where user_id = ${seller.id}`)

    const refused = await app.call<PayoutDetail>(payouts.release, { token: bola.token, body: stale })
    expect(refused).toMatchObject({
      status: 409,
      code: 1735,
      msg: 'What you signed has run out, was used, or is not how it stands now. Look at it again, then sign once more.',
    })
    const now = await made(asTreasurer(app, bola.token).detail(id))
    expect(now.release).toMatchObject({ releasedBy: null })
    expect(now.release!.fingerprint).not.toBe(shown.release!.fingerprint)
    expect(now.withdrawal).not.toEqual(shown.withdrawal)
    // Signed on the fresh tab, with the fingerprint that the stale one has shown: it is refused too.
    const passkey = await signs.sign(bola, id, 'release')
    const old = { id, fingerprint: shown.release!.fingerprint, passkey }
    expect(await app.call(payouts.release, { token: bola.token, body: old })).toMatchObject({ code: 1720 })
    expect(await signs.release(bola, id)).toMatchObject({ code: 0 })
  },
)
