import type { Kysely } from 'kysely'
import type { Tables } from '../database/index.ts'

/** A column whose values are sealed under the vault's key. Its module names it, so that a change of the key reaches it. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** Columns of the primary key, each a number. */
  readonly key: readonly string[]
  /** The column that names the owner, and what the owner is called from it. */
  readonly ownerColumn: string
  readonly ownerOf: (name: string) => string
}

/** A table whose sealed values live shortly: a change of the key lets go of them. */
export interface PassingSeal {
  readonly table: string
  readonly letGo: (on: Kysely<Tables>) => Promise<void>
}
