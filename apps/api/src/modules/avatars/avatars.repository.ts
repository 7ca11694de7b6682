import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'

type On = Kysely<Tables>

/** The public id of the photo that a seller chose. */
export async function findAvatar(on: On, userId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ publicId: string }>`
    select p.public_id as "publicId" from avatars a join pictures p on p.id = a.upload_id
    where a.user_id = ${userId}`.execute(on)
  return rows[0]?.publicId
}

/** The photo before it is let go, and swept within a day. */
export async function setAvatar(on: On, userId: bigint, uploadId: bigint): Promise<void> {
  try {
    await sql`
      insert into avatars (user_id, upload_id) values (${userId}, ${uploadId})
      on conflict (user_id) do update set upload_id = excluded.upload_id, set_at = now()`.execute(on)
  } catch (error) {
    if (constraintOf(error) === 'avatars_once') throw new DomainError('photoMissing')
    throw error
  }
}

export const removeAvatar = async (on: On, userId: bigint): Promise<void> => {
  await sql`delete from avatars where user_id = ${userId}`.execute(on)
}
