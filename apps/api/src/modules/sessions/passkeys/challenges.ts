import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { type ChallengePurpose, keepChallenge, takeChallenge } from './passkeys.repository.ts'

/** In which a person finds the phone. */
export const challengeSeconds = 5 * 60

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest()

export async function newChallenge(
  on: Kysely<Tables>,
  userId: bigint,
  purpose: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const hash = hashOf(Buffer.from(challenge).toString('base64url'))
  await keepChallenge(on, { userId, hash, purpose, seconds: challengeSeconds })
  return challenge
}

/** The challenge that a device signed, used up; undefined for one that was not given to this person for this. */
export async function usedChallenge(
  on: Kysely<Tables>,
  userId: bigint,
  purpose: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  return (await takeChallenge(on, { userId, hash: hashOf(challenge), purpose })) ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) ?? {}
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
