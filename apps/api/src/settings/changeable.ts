import type { ChangeResource, ChangeValues, SettingRowsQuery } from '@kaadi/contract/changes'
import type { OperatorRole } from '@kaadi/contract/operators'
import type { KeyedPage } from '@kaadi/contract/primitives'
import type { Kysely } from 'kysely'
import type { Tables, Tx } from '../database/index.ts'
import type { Reader } from '../database/named-read.ts'
import type { Weighed } from './weighing.ts'

/** What is wrong with a change that the database refused, by the rule that refused it: the field, and what to say beside it. */
export type Refusals = Readonly<Record<string, readonly [field: string, message: string]>>

/**
 * A kind of row that is changed by proposal, as its owner shows it to the module `changes`. The owner reads and writes its own
 * tables; when, by whom and whether a change is applied is no matter of the owner.
 */
export interface Changeable<R extends ChangeResource> {
  /** What people call a row. */
  readonly titleOf: (values: ChangeValues[R]) => string
  /** The row of a subject. Locked, it stays as it is until the transaction ends. */
  readonly find: (
    on: Kysely<Tables>,
    subject: string,
    lock?: 'locked',
  ) => Promise<ChangeValues[R] | undefined>
  /** Rows for the console; left out where the owner has a list of its own. */
  readonly page?: (on: Reader, query: SettingRowsQuery) => Promise<KeyedPage<ChangeValues[R]>>
  /**
   * Makes the row as it shall be, or removes it (null). `before` is what stands, and locked. Throws where it does not fit. `makerId`: the
   * operator who asked for it.
   */
  readonly write: (
    tx: Tx,
    before: ChangeValues[R] | null,
    after: ChangeValues[R] | null,
    makerId: bigint,
  ) => Promise<void>
  /** What a change can cost, beside what one person decides; null where it costs nothing. */
  readonly weigh: (before: ChangeValues[R] | null, after: ChangeValues[R] | null) => Weighed | null
  /** Who may approve. */
  readonly checkers: readonly OperatorRole[]
  readonly refusals: Refusals
}
