import { randomBytes } from 'node:crypto'
import type { PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import type { Confirmed } from '@kaadi/contract/payouts'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { challengeIn, challengeSeconds, createSecondFactor, type RelyingParty } from '../../sessions/index.ts'
import type { WithdrawalKey } from '../releasing/releases.repository.ts'
import { confirmPayout, hasChallenge, keepChallenge } from './confirmations.repository.ts'

type At = RelyingParty | undefined

/** Which payout, what is said of it, and who says it. */
export interface Confirming extends WithdrawalKey {
  readonly confirms: Confirmed
  readonly operator: SignedInOperator
}

/** What came with a confirmation. */
export interface GivenConfirmation {
  readonly fingerprint: string
  readonly passkey?: PasskeyProof | undefined
  readonly code?: string | undefined
}

/** Writes down what was signed, in the transaction of what follows from it. Throws where things stand otherwise by then. */
export type KeepSignature = (tx: Tx) => Promise<void>

/** The signature of a second person: over the reference, amount, recipient and asker, by a passkey of their own. */
export function createConfirmPayout(deps: Deps) {
  const { db } = deps.database
  const secondFactor = createSecondFactor(deps)
  const holderOf = ({ id, email, sessionHash }: SignedInOperator) => ({
    realm: 'operator' as const,
    id,
    email,
    sessionHash,
  })
  const newChallenge = (on: typeof db | Tx, { operator, ...what }: Confirming) => {
    const nonce = randomBytes(32)
    return keepChallenge(on, { ...what, operatorId: operator.id, nonce, seconds: challengeSeconds })
  }

  const byCode = async (confirming: Confirming, code: string): Promise<KeepSignature> => {
    const { operator } = confirming
    await secondFactor.require(holderOf(operator), code)
    return async (tx) => {
      const challenge = await newChallenge(tx, confirming)
      if (!challenge || !(await confirmPayout(tx, operator.id, challenge, undefined)))
        throw new DomainError('confirmationOver')
    }
  }

  const byPasskey = async (confirming: Confirming, proof: PasskeyProof, at: At): Promise<KeepSignature> => {
    const { operator, ...what } = confirming
    const signed = challengeIn(proof.clientDataJSON)
    const challenge = Buffer.from(signed ?? '', 'base64url')
    if (signed === undefined || !(await hasChallenge(db, { ...what, operatorId: operator.id }, challenge)))
      throw new DomainError('confirmationOver')
    await secondFactor.requireSignature(holderOf(operator), proof, at, signed)
    return async (tx) => {
      if (!(await confirmPayout(tx, operator.id, challenge, proof))) throw new DomainError('confirmationOver')
    }
  }

  return {
    /** What their device signs. */
    challenge: async (confirming: Confirming, at: At): Promise<PasskeyRequest> => {
      if (!at) throw new DomainError('passkeysNotHere')
      const challenge = await newChallenge(db, confirming)
      if (!challenge) throw new DomainError('confirmationOver')
      const request = await secondFactor.signatureRequest(
        holderOf(confirming.operator),
        at,
        new Uint8Array(challenge),
      )
      if (!request) throw new DomainError('passkeyNeeded')
      return request
    },

    /** Refuses what a passkey of theirs did not sign. A code counts of an operator of the demo alone. */
    signed: (
      confirming: Confirming,
      { passkey, code }: GivenConfirmation,
      at: At,
    ): Promise<KeepSignature> => {
      if (passkey) return byPasskey(confirming, passkey, at)
      if (code === undefined || !confirming.operator.isDemo) throw new DomainError('passkeyNeeded')
      return byCode(confirming, code)
    },
  }
}
