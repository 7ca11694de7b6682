import { hash, verify } from '@node-rs/argon2'
import { createSlots, type SlotUse } from '../admission/slots.ts'
import type { Vault } from './vault.ts'

/** Hashes what people know (passwords, PINs) so that a stolen dump does not give it away. */
export interface SecretHasher {
  /** Argon2id over a keyed hash of the secret; each purpose has its own key. */
  readonly hash: (purpose: string, secret: string) => Promise<string>
  /**
   * Whether the secret fits. Without a stored hash it takes the same time and answers false. Who may be guessing yields:
   * where too many are to be looked at, theirs wait, and are refused first.
   */
  readonly verify: (
    purpose: string,
    stored: string | undefined,
    secret: string,
    use?: SlotUse,
  ) => Promise<boolean>
}

export interface Argon2Cost {
  readonly memoryKib: number
  readonly passes: number
}

/** Each run takes its memory for a tenth of a second: more at once would starve the rest of the service. */
const inTurn = createSlots({ atOnce: 4, longestWaitMs: 1_000 })

export function createSecretHasher(vault: Vault, cost: Argon2Cost): SecretHasher {
  // Argon2id is what the library does when no other is named.
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 }
  const peppered = (purpose: string, secret: string) =>
    vault.hmac(`pepper:${purpose}`, secret).toString('base64url')
  const hashSecret: SecretHasher['hash'] = (purpose, secret) =>
    inTurn(() => hash(peppered(purpose, secret), options))
  let nobody: Promise<string> | undefined
  return {
    hash: hashSecret,
    verify: async (purpose, stored, secret, use) => {
      nobody ??= hashSecret('nobody', 'no secret fits this hash')
      const against = stored ?? (await nobody)
      const fits = await inTurn(() => verify(against, peppered(purpose, secret), options), use)
      return fits && stored !== undefined
    },
  }
}
