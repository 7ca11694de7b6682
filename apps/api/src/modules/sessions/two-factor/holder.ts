import type { Realm } from '../sessions.repository.ts'

/** Whose factors they are. */
export interface FactorOwner {
  /** `user` when left out. */
  readonly realm?: Realm
  readonly id: bigint
}

export interface Holder extends FactorOwner {
  readonly email: string
  /** The session that asks; undefined where there is none yet. */
  readonly sessionHash?: Buffer
}
