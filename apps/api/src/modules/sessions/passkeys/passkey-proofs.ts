import type { PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { FactorOwner, Holder } from '../two-factor/holder.ts'
import { challengeSeconds, newChallenge, usedChallenge } from './challenges.ts'
import { passkeyStoppedMail } from './passkeys.mails.ts'
import { countUse, listPasskeys, type StoredPasskey, stopPasskey } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { verificationOf } from './verification.ts'

export interface PasskeyProofs {
  /** What a device has to sign: a challenge that counts once, or this one. Null where no passkey of the person works at this address. */
  readonly request: (
    of: FactorOwner,
    at: RelyingParty | undefined,
    challenge?: Uint8Array<ArrayBuffer>,
  ) => Promise<PasskeyRequest | null>
  /** Whether a device of the person signed its challenge. A copy is stopped and told apart. */
  readonly isProved: (holder: Holder, proof: PasskeyProof, at: RelyingParty | undefined) => Promise<boolean>
  /** The same for a challenge that its caller keeps. */
  readonly isSigned: (
    holder: Holder,
    proof: PasskeyProof,
    at: RelyingParty | undefined,
    kept: KeptChallenge,
  ) => Promise<boolean>
}

/** A challenge that its caller keeps until what was signed is done. */
export interface KeptChallenge {
  /** In base64url, as the device has it. */
  readonly challenge: string
  /** Whether it was signed at this count before: a signature that comes again is not counted again, and is no copy's. */
  readonly isRepeated: (signCount: number) => Promise<boolean>
}

/** What a device has to sign, and whether it did. The counter is looked at after the signature: a guess stops nothing. */
export function createPasskeyProofs(deps: Deps): PasskeyProofs {
  const { db } = deps.database
  const keeping = { on: db, vault: deps.vault }

  const usable = async (of: FactorOwner, at: RelyingParty | undefined) =>
    (await listPasskeys(db, of)).filter(({ rpId, stoppedAt }) => rpId === at?.id && stoppedAt === null)

  const request: PasskeyProofs['request'] = async (of, at, given) => {
    const passkeys = await usable(of, at)
    if (!at || passkeys.length === 0) return null
    const allowCredentials = passkeys.map(describe)
    const challenge = given ?? (await newChallenge(keeping, of, 'prove'))
    const timeout = challengeSeconds * 1000
    const made = await generateAuthenticationOptions({ rpID: at.id, challenge, timeout, allowCredentials })
    return {
      challenge: made.challenge,
      rpId: at.id,
      timeout,
      allowCredentials,
      userVerification: verificationOf(of),
    }
  }

  const isProved: PasskeyProofs['isProved'] = async (holder, proof, at) => {
    const challenge = await usedChallenge(keeping, holder, 'prove', proof.clientDataJSON)
    return challenge !== undefined && isSigned(holder, proof, at, { challenge, isRepeated: never })
  }

  const isSigned: PasskeyProofs['isSigned'] = async (holder, proof, at, { challenge, isRepeated }) => {
    const passkey = (await usable(holder, at)).find(({ credentialId }) => idOf(credentialId) === proof.id)
    if (!passkey || !at) return false
    const mustLook = verificationOf(holder) === 'required'
    const signCount = await signedCount(proof, passkey, { expectedChallenge: challenge, at, mustLook })
    if (signCount === undefined) return false
    if (await isRepeated(signCount)) return true
    if (await countUse(db, holder, passkey.credentialId, signCount)) return true
    if (await stopPasskey(db, holder, passkey.credentialId)) {
      await deps.mail.send(db, passkeyStoppedMail(holder, passkey.name))
      deps.wakeJobs()
    }
    throw new DomainError('passkeyCopied')
  }

  return { request, isProved, isSigned }
}

/** Of a challenge that is used up by looking at it. */
const never = async () => false

/** The counter of a signature that is right; undefined for one that is not. */
async function signedCount(
  proof: PasskeyProof,
  { credentialId, publicKey }: StoredPasskey,
  {
    expectedChallenge,
    at,
    mustLook,
  }: { readonly expectedChallenge: string; readonly at: RelyingParty; readonly mustLook: boolean },
): Promise<number | undefined> {
  const { id, clientDataJSON, authenticatorData, signature } = proof
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: [...at.origins],
      expectedRPID: at.id,
      requireUserVerification: mustLook,
      // Compared in the database, where two at once are told apart.
      credential: { id: idOf(credentialId), publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws a sentence for each way in which a reply of a device can be wrong. They are one to the person.
    return undefined
  }
}

export const idOf = (credentialId: Buffer): string => credentialId.toString('base64url')

export const describe = ({ credentialId, transports }: StoredPasskey) => ({
  id: idOf(credentialId),
  type: 'public-key' as const,
  transports,
})
