import { type Adjustment, adjustments } from '@kaadi/contract/adjustments'
import { type BooksStanding, books } from '@kaadi/contract/books'
import { changes } from '@kaadi/contract/changes'
import { operatorFactor } from '@kaadi/contract/operator-factor'
import type { PasskeyCreation, PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import { type PayoutBatchDetail, payoutBatches } from '@kaadi/contract/payout-batches'
import { type Confirmed, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { passwordHash } from '@kaadi/core/crypto'
import type { Reply, TestApp, TestOperator } from './app.ts'
import { type Authenticator, anAuthenticator } from './authenticator.ts'
import { asTreasurer } from './payout-desk.ts'
import { made } from './repeated-call.ts'

/** What is signed besides payouts: by which call it is asked for, and by which it is done. */
const others = {
  batch: { challenge: payoutBatches.challenge, confirm: payoutBatches.approve },
  adjustment: { challenge: adjustments.challenge, confirm: adjustments.confirm },
  change: { challenge: changes.challenge, confirm: changes.decide },
  restart: { challenge: books.restartChallenge, confirm: books.restart },
}

/** Second persons with a passkey of their own, made when they first sign. */
export function signing(app: TestApp) {
  const devices = new Map<string, Authenticator>()

  const deviceOf = async ({ id, email, password, factor, token }: TestOperator): Promise<Authenticator> => {
    const known = devices.get(email)
    if (known) return known
    // The code of an app works once.
    await app.database.asOwner(`update operator_factors set last_step = 0 where operator_id = ${id}`)
    const device = anAuthenticator({ origin: 'http://localhost' })
    const proof = { password: passwordHash(email, password), factor: factor() }
    const begun = app.call<PasskeyCreation>(operatorFactor.beginPasskey, { token, body: proof })
    await made(app.call(operatorFactor.addPasskey, { token, body: device.make(await made(begun)) }))
    devices.set(email, device)
    return device
  }

  const challenge = (who: TestOperator, id: string, confirms: Confirmed) =>
    app.call<PasskeyRequest>(payouts.challenge, { token: who.token, body: { id, confirms } })

  /** What the device of a second person signs of how things stand now. */
  const sign = async (who: TestOperator, id: string, confirms: Confirmed): Promise<PasskeyProof> => {
    const device = await deviceOf(who)
    return device.prove(await made(challenge(who, id, confirms)))
  }

  const fingerprintOf = async (who: TestOperator, id: string, confirms: Confirmed): Promise<string> => {
    const { release, returned } = await made(asTreasurer(app, who.token).detail(id))
    return (confirms === 'release' ? release?.fingerprint : returned?.fingerprint) ?? 'a'.repeat(64)
  }

  const bodyOf = async (who: TestOperator, id: string, confirms: Confirmed) => ({
    id,
    fingerprint: await fingerprintOf(who, id, confirms),
    passkey: await sign(who, id, confirms),
  })

  const act =
    (call: 'release' | 'confirmReturn', confirms: Confirmed) =>
    async (who: TestOperator, id: string, given: object = {}): Promise<Reply<PayoutDetail>> => {
      await deviceOf(who)
      const asked = await challenge(who, id, confirms)
      if (asked.code !== 0) return asked as unknown as Reply<PayoutDetail>
      const passkey = (await deviceOf(who)).prove(asked.data)
      const fingerprint = await fingerprintOf(who, id, confirms)
      return app.call<PayoutDetail>(payouts[call], {
        token: who.token,
        body: { id, fingerprint, passkey, ...given },
      })
    }

  /** What they send of a batch or an adjustment, signed as it stands now; or the refusal to have it signed. */
  const bodyOfOther = async (
    who: TestOperator,
    what: keyof typeof others,
    key: object,
    fingerprint: string,
  ) => {
    const device = await deviceOf(who)
    const { token } = who
    const asked = await app.call<PasskeyRequest>(others[what].challenge, { token, body: key })
    return asked.code === 0 ? { ...key, fingerprint, passkey: device.prove(asked.data) } : asked
  }

  const confirmOther =
    <Answer>(what: keyof typeof others) =>
    async (
      who: TestOperator,
      key: object,
      { fingerprint, ...given }: { fingerprint: string; idempotencyKey?: string },
    ): Promise<Reply<Answer>> => {
      const body = await bodyOfOther(who, what, key, fingerprint)
      if ('code' in body) return body as unknown as Reply<Answer>
      return app.call<Answer>(others[what].confirm, { token: who.token, body, ...given })
    }

  return {
    deviceOf,
    challenge,
    sign,
    bodyOfOther,
    approveBatch: confirmOther<PayoutBatchDetail>('batch'),
    confirmAdjustment: confirmOther<Adjustment>('adjustment'),
    restart: confirmOther<BooksStanding>('restart'),
    bodyOf,
    release: act('release', 'release'),
    confirmReturn: act('confirmReturn', 'return'),
  }
}
