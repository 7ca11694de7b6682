import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { Vault } from '../../../vault/index.ts'
import type { FactorOwner } from '../two-factor/holder.ts'
import { type ChallengePurpose, keepChallenge, takeChallenge } from './passkeys.repository.ts'

/** In which a person finds the phone. */
export const challengeSeconds = 5 * 60

/** Where challenges are kept, and what their hashes are made with. */
export interface Keeping {
  readonly on: Kysely<Tables>
  readonly vault: Vault
}

/**
 * Keyed, with whose it is and what for: a row that somebody else wrote, or gave another owner, is the hash of no challenge.
 * Asking for one is where the password and the second factor stand.
 */
const hashOf = (
  { vault }: Keeping,
  { realm = 'user', id }: FactorOwner,
  purpose: ChallengePurpose,
  challenge: string,
): Buffer => vault.hmac('passkey-challenge', `${realm}:${id}:${purpose}:${challenge}`)

export async function newChallenge(
  keeping: Keeping,
  of: FactorOwner,
  purpose: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const hash = hashOf(keeping, of, purpose, Buffer.from(challenge).toString('base64url'))
  await keepChallenge(keeping.on, of, { hash, purpose, seconds: challengeSeconds })
  return challenge
}

/** The challenge that a device signed, used up; undefined for one that was not given to this person for this. */
export async function usedChallenge(
  keeping: Keeping,
  of: FactorOwner,
  purpose: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const hash = hashOf(keeping, of, purpose, challenge)
  return (await takeChallenge(keeping.on, of, { hash, purpose })) ? challenge : undefined
}

/** What a device says that it signed; undefined where it says nothing that can be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) ?? {}
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
