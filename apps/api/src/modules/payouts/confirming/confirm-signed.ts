import { randomBytes } from 'node:crypto'
import type { ErrorName } from '@kaadi/contract/errors'
import type { PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { challengeIn, challengeSeconds, createSecondFactor, type RelyingParty } from '../../sessions/index.ts'
import {
  confirmSigned,
  hasChallenge,
  keepChallenge,
  type Subject,
  waitingDigest,
  wasSignedBefore,
} from './confirmations.repository.ts'

type At = RelyingParty | undefined

/** What is stood for, and by whom. */
export interface Confirming {
  readonly subject: Subject
  readonly operator: SignedInOperator
}

/** What came with a confirmation. */
export interface GivenConfirmation {
  readonly fingerprint: string
  readonly passkey?: PasskeyProof | undefined
  readonly code?: string | undefined
}

/** What is answered where it is not what they have read. */
const differs = {
  release: 'releaseDiffers',
  return: 'returnDiffers',
  batch: 'batchDiffers',
  adjustment: 'adjustmentDiffers',
  restart: 'confirmationOver',
  change: 'confirmationOver',
} as const satisfies Record<Subject['confirms'], ErrorName>

/** The code of a demo operator was looked at, or a history is made up: what follows from it is in the same transaction. */
export async function keepByCode(tx: Tx, subject: Subject, operatorId: bigint): Promise<void> {
  const challenge = await newChallenge(tx, subject, operatorId)
  if (!challenge || !(await confirmSigned(tx, operatorId, challenge, undefined)))
    throw new DomainError('confirmationOver')
}

const newChallenge = (on: Tx | Deps['database']['db'], subject: Subject, operatorId: bigint) =>
  keepChallenge(on, subject, { operatorId, nonce: randomBytes(32), seconds: challengeSeconds })

/** The signature of a second person, over exactly what they stand for and who asked, by a passkey of their own. */
export function createConfirmSigned(deps: Deps) {
  const { db } = deps.database
  const secondFactor = createSecondFactor(deps)
  const holderOf = ({ id, email, sessionHash }: SignedInOperator) => ({
    realm: 'operator' as const,
    id,
    email,
    sessionHash,
  })

  const byCode = async (
    tx: Tx,
    { subject, operator }: Confirming,
    code: string,
    fingerprint: string,
  ): Promise<void> => {
    // First: a code that was looked at is used up, and the same once more would count as a wrong one.
    const digest = await waitingDigest(tx, subject, operator.id)
    if (digest !== fingerprint)
      throw new DomainError(digest === undefined ? 'confirmationOver' : differs[subject.confirms])
    await secondFactor.require(holderOf(operator), code)
    await keepByCode(tx, subject, operator.id)
  }

  const byPasskey = async (
    tx: Tx,
    { subject, operator }: Confirming,
    proof: PasskeyProof,
    at: At,
  ): Promise<void> => {
    const signed = challengeIn(proof.clientDataJSON)
    const challenge = Buffer.from(signed ?? '', 'base64url')
    if (signed === undefined || !(await hasChallenge(db, subject, operator.id, challenge)))
      throw new DomainError('confirmationOver')
    // What failed on its way and is sent again is the same signature.
    const isRepeated = (signCount: number) => wasSignedBefore(db, challenge, signCount)
    await secondFactor.requireSignature(holderOf(operator), proof, at, { challenge: signed, isRepeated })
    if (!(await confirmSigned(tx, operator.id, challenge, proof))) throw new DomainError('confirmationOver')
  }

  return {
    /** What their device signs. */
    challenge: async ({ subject, operator }: Confirming, at: At): Promise<PasskeyRequest> => {
      if (!at) throw new DomainError('passkeysNotHere')
      const challenge = await newChallenge(db, subject, operator.id)
      if (!challenge) throw new DomainError('confirmationOver')
      const request = await secondFactor.signatureRequest(holderOf(operator), at, new Uint8Array(challenge))
      if (!request) throw new DomainError('passkeyNeeded')
      return request
    },

    /**
     * Refuses what a passkey of theirs did not sign, and writes down what it signed, in the transaction of what follows from
     * it. Under the key of the call: a signature that comes twice at once would look like that of a copied passkey. A code
     * counts of an operator of the demo alone.
     */
    requireSigned: (
      tx: Tx,
      confirming: Confirming,
      { passkey, code, fingerprint }: GivenConfirmation,
      at: At,
    ): Promise<void> => {
      if (passkey) return byPasskey(tx, confirming, passkey, at)
      if (code === undefined || !confirming.operator.isDemo) throw new DomainError('passkeyNeeded')
      return byCode(tx, confirming, code, fingerprint)
    },
  }
}
