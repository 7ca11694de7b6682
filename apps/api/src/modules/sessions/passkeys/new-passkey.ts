import type { NewPasskey, PasskeyCreation } from '@kaadi/contract/passkeys'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { FactorOwner } from '../two-factor/holder.ts'
import { challengeSeconds, type Keeping, newChallenge, usedChallenge } from './challenges.ts'
import { describe } from './passkey-proofs.ts'
import type { NewStoredPasskey, StoredPasskey } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { verificationOf } from './verification.ts'

/** Who makes a passkey: a seller, or an operator. */
export interface Maker extends FactorOwner {
  readonly publicId: string
  readonly email: string
}

interface Wanted {
  readonly keeping: Keeping
  readonly maker: Maker
  readonly at: RelyingParty
  readonly rpName: string
  /** What the person has already: a device makes no second one. */
  readonly has: readonly StoredPasskey[]
}

/** Ed25519, P-256 with SHA-256, RSA with SHA-256: what devices have. */
const algorithms = [-8, -7, -257]

/** What a device makes a passkey by. */
export async function newCreation({ keeping, maker, at, rpName, has }: Wanted): Promise<PasskeyCreation> {
  const timeout = challengeSeconds * 1000
  const excludeCredentials = has.filter(({ rpId }) => rpId === at.id).map(describe)
  const made = await generateRegistrationOptions({
    rpName,
    rpID: at.id,
    userName: maker.email,
    userID: new Uint8Array(Buffer.from(maker.publicId)),
    challenge: await newChallenge(keeping, maker, 'add'),
    timeout,
    excludeCredentials,
    supportedAlgorithmIDs: [...algorithms],
  })
  return {
    challenge: made.challenge,
    rp: { id: at.id, name: rpName },
    user: made.user,
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: verificationOf(maker) },
    attestation: 'none',
  }
}

/** What a device has made for a challenge of this person; undefined where anything of it is not right. */
export async function readNewPasskey(
  keeping: Keeping,
  of: FactorOwner,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  at: RelyingParty,
): Promise<Omit<NewStoredPasskey, 'publicId' | 'name'> | undefined> {
  const expectedChallenge = await usedChallenge(keeping, of, 'add', clientDataJSON)
  if (expectedChallenge === undefined) return undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge,
      expectedOrigin: [...at.origins],
      expectedRPID: at.id,
      requireUserVerification: verificationOf(of) === 'required',
      supportedAlgorithmIDs: [...algorithms],
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: credential.publicKey,
      rpId: at.id,
      signCount: credential.counter,
      transports,
      isSynced: credentialBackedUp,
    }
  } catch {
    // As in `passkey-proofs.ts`: which of its sentences it is helps nobody.
    return undefined
  }
}
