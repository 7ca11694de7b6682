import { type PasskeyProof, passkeyProofSchema } from '@kaadi/contract/passkeys'
import * as z from 'zod/mini'

/** A proof in a field of a form; null where it is none. */
export function readPasskeyProof(field: string | undefined): PasskeyProof | null | undefined {
  if (field === undefined) return undefined
  try {
    return z.safeParse(passkeyProofSchema, JSON.parse(field)).data ?? null
  } catch {
    return null
  }
}
