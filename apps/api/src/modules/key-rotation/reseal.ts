import { type Vault, VaultError } from '../../vault/index.ts'

/** What became of one sealed value: taken over, done before, or shut under both keys. */
export type Resealed = { readonly sealed: Buffer } | 'done' | 'shut'

export type Reseal = (sealed: Buffer, owner: string) => Resealed

/** Seals anew what the old key opens. A value that the new one opens was done before: a run that was cut off goes on. */
export const createReseal =
  (from: Vault, to: Vault): Reseal =>
  (sealed, owner) => {
    if (tryOpen(to, sealed, owner)) return 'done'
    const plain = tryOpen(from, sealed, owner)
    return plain ? { sealed: to.seal(plain, owner) } : 'shut'
  }

function tryOpen(vault: Vault, sealed: Buffer, owner: string): Buffer | undefined {
  try {
    return vault.open(sealed, owner)
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
