import type { PhotoKind } from '@kaadi/contract/card-types'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'

export interface NewSandboxPhoto {
  readonly userId: bigint
  readonly publicId: string
  readonly kind: PhotoKind
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export async function insertSandboxPhoto(tx: Tx, photo: NewSandboxPhoto): Promise<void> {
  await sql`
    insert into sandbox_photos (user_id, public_id, kind, width, height, bytes)
    values (${photo.userId}, ${photo.publicId}, ${photo.kind}, ${photo.width}, ${photo.height}, ${photo.bytes})`.execute(
    tx,
  )
}

/** Gives photos of this partner that no order has to a pretend order; answers what each shows. Two orders may ask for one at once. */
export async function claimSandboxPhotos(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  publicIds: readonly string[],
): Promise<ReadonlyMap<string, PhotoKind>> {
  const { rows } = await sql<{ publicId: string; kind: PhotoKind }>`
    with free as materialized (
      select id from sandbox_photos
      where user_id = ${userId} and public_id = any (${[...publicIds]}) and order_id is null
      order by id for no key update)
    update sandbox_photos p set order_id = ${orderId} from free f where p.user_id = ${userId} and p.id = f.id
    returning p.public_id as "publicId", p.kind`.execute(tx)
  return new Map(rows.map(({ publicId, kind }) => [publicId, kind]))
}

/** Those that no order took in a day, as real ones. */
export async function removeSandboxOrphans(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from sandbox_photos where order_id is null and created_at < now() - interval '24 hours'`.execute(
    db,
  )
}
