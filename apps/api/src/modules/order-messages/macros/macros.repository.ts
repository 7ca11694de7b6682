import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { DomainError } from '../../../errors/domain-error.ts'

export interface StoredMacro {
  readonly publicId: string
  readonly name: string
  readonly text: string
}

const macros = sql`select public_id as "publicId", name, text from desk_macros where removed_at is null`

/** By name. */
export const listMacros = (on: Reader): Promise<StoredMacro[]> =>
  rowsOf(on, sql<StoredMacro>`${macros} order by lower(name)`)

export const findMacro = async (on: Reader, publicId: string): Promise<StoredMacro | undefined> =>
  (await rowsOf(on, sql<StoredMacro>`${macros} and public_id = ${publicId}`))[0]

/** A new one, or another text for one that is there: false where it is not. */
export async function writeMacro(
  tx: Tx,
  given: StoredMacro & { readonly operatorId: bigint; readonly isNew: boolean },
): Promise<boolean> {
  const { publicId, name, text, operatorId, isNew } = given
  try {
    const { numAffectedRows } = await (isNew
      ? sql`insert into desk_macros (public_id, name, text, written_by)
              values (${publicId}, ${name}, ${text}, ${operatorId})`
      : sql`update desk_macros set name = ${name}, text = ${text}, written_by = ${operatorId}, written_at = now()
              where public_id = ${publicId} and removed_at is null`
    ).execute(tx)
    return numAffectedRows === 1n
  } catch (error) {
    if (constraintOf(error) === 'desk_macros_one_name') throw new DomainError('macroNameTaken')
    throw error
  }
}

export async function removeMacro(tx: Tx, publicId: string, operatorId: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update desk_macros set removed_at = now(), written_by = ${operatorId}, written_at = now()
    where public_id = ${publicId} and removed_at is null`.execute(tx)
  return numAffectedRows === 1n
}
