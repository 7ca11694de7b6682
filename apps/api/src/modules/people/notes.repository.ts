import type { SellerNote } from '@kaadi/contract/people'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'

interface StoredNote {
  readonly publicId: string
  readonly text: string
  readonly author: string
  readonly createdAt: Date
}

export interface NewNote {
  readonly userId: bigint
  readonly publicId: string
  readonly text: string
  readonly operatorId: bigint
}

export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await sql`
    insert into seller_notes (user_id, public_id, text, operator_id)
    values (${note.userId}, ${note.publicId}, ${note.text}, ${note.operatorId})`.execute(tx)
}

const noteRows = sql`select n.public_id as "publicId", n.text, o.name as author, n.created_at as "createdAt"
  from seller_notes n join console_operators o on o.id = n.operator_id`

/** The newest first. */
export async function listNotes(on: Kysely<Tables>, userId: bigint): Promise<SellerNote[]> {
  const { rows } = await sql<StoredNote>`
    ${noteRows} where n.user_id = ${userId} order by n.id desc limit 200`.execute(on)
  return rows.map(toNote)
}

export async function findNote(on: Kysely<Tables>, publicId: string): Promise<SellerNote> {
  const { rows } = await sql<StoredNote>`${noteRows} where n.public_id = ${publicId}`.execute(on)
  return toNote(rows[0]!)
}

const toNote = ({ publicId, createdAt, ...note }: StoredNote): SellerNote => ({
  ...note,
  noteId: publicId as SellerNote['noteId'],
  createTime: createdAt.toISOString(),
})
