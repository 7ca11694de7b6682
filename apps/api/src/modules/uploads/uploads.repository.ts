import type { UploadKind } from '@kaadi/contract/uploads'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { showsCard } from './photos-of-orders.ts'

type On = Kysely<Tables>

/** `madeFor`: the order that an operator sends it for. Of a correction of the books none. */
export type UploadOwner =
  | { readonly userId: bigint }
  | { readonly operatorId: bigint; readonly madeFor: string | null }

export interface NewUpload {
  readonly publicId: string
  readonly owner: UploadOwner
  readonly kind: UploadKind | 'evidence'
  readonly sha256: Buffer
  readonly dhash: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

export async function insertUpload(on: On, upload: NewUpload): Promise<bigint> {
  const userId = 'userId' in upload.owner ? upload.owner.userId : null
  const { operatorId, madeFor } =
    'operatorId' in upload.owner ? upload.owner : { operatorId: null, madeFor: null }
  const { rows } = await sql<{ id: bigint }>`
    insert into uploads (public_id, user_id, operator_id, kind, sha256, dhash, bytes, width, height, made_for)
    values (${upload.publicId}, ${userId}, ${operatorId}, ${upload.kind}, ${upload.sha256}, ${upload.dhash}::text::bit(64),
            ${upload.bytes}, ${upload.width}, ${upload.height}, ${madeFor})
    returning id`.execute(on)
  return rows[0]!.id
}

export interface StoredUpload {
  readonly id: bigint
  readonly publicId: string
  readonly kind: UploadKind | 'evidence'
  readonly sha256: Buffer
  readonly dhash: string
  readonly orderId: bigint | null
}

/** How many bits may differ between two pictures of the same thing. The index finds up to five (migrations/0109-uploads.sql). */
const nearness = 5

const columns = sql`id, public_id as "publicId", kind, sha256, dhash::text as dhash, order_id as "orderId"`

/** What a session of a seller sees while it lives: with its end the addresses that were made for it end too. */
export const kindForSeller = async (on: On, publicId: string, sessionHash: Buffer) => {
  const { rows } = await sql<Pick<StoredUpload, 'kind'>>`
    select u.kind from uploads u where u.public_id = ${publicId}
      and exists (select from live_seller_sessions s where s.token_hash = ${sessionHash})`.execute(on)
  return rows[0]?.kind
}

/**
 * While a session of the console holds an order it sees its photos, and so does whoever has its appeal or looks at it blind; while it lives the
 * pictures of its own operator, and documents for as long as nobody has decided, and what messages show: their addresses are
 * made for reviewers alone. A seller's own picture is seen for as long as it stands.
 */
export const deskMaySee = async (on: On, publicId: string, sessionHash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    select from uploads u join live_operator_sessions s on s.token_hash = ${sessionHash}
    where u.public_id = ${publicId} and (u.operator_id = s.operator_id
      or exists (select from photos_under_claim p where p.upload_id = u.id and p.session_hash = s.token_hash)
      or exists (
        select from finding_pictures f join orders_under_claim o on o.user_id = f.user_id and o.order_id = f.order_id
        where f.upload_id = u.id and o.session_hash = s.token_hash)
      or exists (
        select from appeals_in_hand a
        where a.operator_id = s.operator_id
          and (exists (select from order_pictures p
                       where p.user_id = a.user_id and p.order_id = a.order_id and p.upload_id = u.id)
            or exists (select from shown_evidence e
                       where e.user_id = a.user_id and e.order_id = a.order_id and e.upload_id = u.id)
            or exists (select from finding_pictures f
                       where f.user_id = a.user_id and f.order_id = a.order_id and f.upload_id = u.id)
            or exists (select from appeal_pictures p
                       where p.user_id = a.user_id and p.appeal_id = a.id and p.upload_id = u.id)))
      -- What looks like a photo of an order that the session holds (desk/checking/compare-photos.ts).
      or exists (
        select from orders_under_claim o join shown_photos p on p.user_id = o.user_id and p.order_id = o.order_id
        join uploads mine on mine.id = p.upload_id
        where o.session_hash = s.token_hash and u.user_id is not null and u.order_id <> mine.order_id
          and (u.sha256 = mine.sha256
            or bit_count(u.dhash # mine.dhash) <= ${nearness} and bit_count(mine.dhash) > ${nearness}))
      or exists (select from rechecks_in_hand r join shown_photos p on p.user_id = r.user_id and p.order_id = r.order_id
                 where r.operator_id = s.operator_id and p.upload_id = u.id)
      or (s.operator_id in (select p.id from console_operators p where p.roles && '{senior,admin}')
          and exists (select from reversal_pictures r where r.upload_id = u.id))
      or (s.operator_id in (select p.id from console_operators p where p.roles && '{treasurer,admin}')
          and exists (select from adjustment_pictures a where a.upload_id = u.id))
      or exists (select from documents_under_review d where d.upload_id = u.id)
      or exists (select from kept_message_photos m where m.upload_id = u.id)
      or exists (select from kept_avatars a where a.upload_id = u.id))`.execute(on)
  return rows.length > 0
}

/** A photo by the name that it got, and what a seller says that it shows. */
export interface SentPhoto {
  readonly kind: UploadKind
  readonly uploadId: string
}

/**
 * Photos of this seller that show what they are sent as, in the order asked for. Whoever asks for another's gets
 * `photoMissing`, as for none.
 */
export async function findOwnUploads(
  on: On,
  userId: bigint,
  photos: readonly SentPhoto[],
): Promise<StoredUpload[]> {
  const publicIds = photos.map(({ uploadId }) => uploadId)
  const { rows } = await sql<StoredUpload>`
    select ${columns} from uploads where user_id = ${userId} and public_id = any (${publicIds})`.execute(on)
  return ofTheirKinds(photos, rows)
}

/** In the order asked for. A photo of one kind cannot stand in for another. */
function ofTheirKinds(photos: readonly SentPhoto[], found: readonly StoredUpload[]): StoredUpload[] {
  const uploads = inOrder(
    photos.map(({ uploadId }) => uploadId),
    found,
  )
  const wrong = uploads.find(({ kind }, at) => kind !== photos[at]!.kind)
  if (wrong) throw new DomainError('photoMissing', { details: { uploadId: wrong.publicId } })
  return uploads
}

function inOrder(publicIds: readonly string[], found: readonly StoredUpload[]): StoredUpload[] {
  const byId = new Map(found.map((upload) => [upload.publicId, upload]))
  return publicIds.map((publicId) => {
    const upload = byId.get(publicId)
    if (!upload) throw new DomainError('photoMissing', { details: { uploadId: publicId } })
    return upload
  })
}

/**
 * Gives photos of this seller to an order, so that they are kept. A photo that another order has is refused: each order
 * shows photos of its own. Run it in the transaction that makes the order.
 */
export async function claimUploads(
  on: On,
  claim: { readonly userId: bigint; readonly orderId: bigint; readonly publicIds: readonly string[] },
): Promise<StoredUpload[]> {
  const { userId, orderId, publicIds } = claim
  const { rows } = await sql<StoredUpload>`
    update uploads set order_id = ${orderId}
    where user_id = ${userId} and public_id = any (${[...publicIds]}) and ${sql.raw(showsCard('uploads'))}
      and (order_id is null or order_id = ${orderId})
    returning ${columns}`.execute(on)
  return inOrder(publicIds, rows)
}

/** Gives an order photos that show what they are sent as; otherwise as `claimUploads`. */
export async function claimPhotosAs(
  on: On,
  claim: { readonly userId: bigint; readonly orderId: bigint; readonly photos: readonly SentPhoto[] },
): Promise<StoredUpload[]> {
  const { photos, ...of } = claim
  const publicIds = photos.map(({ uploadId }) => uploadId)
  return ofTheirKinds(photos, await claimUploads(on, { ...of, publicIds }))
}

/**
 * Photos of this seller that show what they are sent as, by kind: locked against the sweep until the commit. Which of them
 * another case has is for the caller to say.
 */
export async function lockDocuments(
  on: On,
  userId: bigint,
  photos: readonly SentPhoto[],
): Promise<readonly { readonly kind: UploadKind; readonly id: bigint }[]> {
  const publicIds = photos.map(({ uploadId }) => uploadId)
  const { rows } = await sql<StoredUpload>`
    select ${columns} from uploads
    where user_id = ${userId} and public_id = any (${publicIds}) order by id for key share`.execute(on)
  return ofTheirKinds(photos, rows).map(({ id }, at) => ({ kind: photos[at]!.kind, id }))
}

/** Whether two of these show the same picture, byte for byte or nearly, although they are sent as different things. */
export async function showSamePicture(on: On, uploadIds: readonly bigint[]): Promise<boolean> {
  const { rows } = await sql`
    select from uploads one join uploads other on other.id > one.id
    where one.id = any (${[...uploadIds]}::bigint[]) and other.id = any (${[...uploadIds]}::bigint[])
      and (one.sha256 = other.sha256 or bit_count(one.dhash # other.dhash) <= ${nearness}) limit 1`.execute(
    on,
  )
  return rows.length > 0
}

/** Pictures that this operator sent for an order, as asked for: locked against the sweep until the commit. */
export async function lockEvidence(
  on: On,
  operatorId: bigint,
  giftOrderId: string,
  publicIds: readonly string[],
): Promise<bigint[]> {
  const { rows } = await sql<StoredUpload>`
    select ${columns} from uploads
    where operator_id = ${operatorId} and made_for = ${giftOrderId} and public_id = any (${[...publicIds]}) order by id for key share`.execute(
    on,
  )
  return inOrder(publicIds, rows).map(({ id }) => id)
}

/** A picture that this operator sent for an order or, by null, for none: locked against the sweep until the commit. */
export async function findOwnPicture(
  on: On,
  operatorId: bigint,
  madeFor: string | null,
  publicId: string,
): Promise<{ readonly id: bigint; readonly sha256: Buffer } | undefined> {
  const { rows } = await sql<{ id: bigint; sha256: Buffer }>`
    select id, sha256 from uploads
    where operator_id = ${operatorId} and made_for is not distinct from ${madeFor}::text
      and public_id = ${publicId} for key share`.execute(on)
  return rows[0]
}

export interface SamePicture {
  readonly uploadId: bigint
  /** The picture of the other order. */
  readonly twinId: bigint
  /** An order of someone, perhaps the same seller, that has this picture or nearly this one. */
  readonly orderId: bigint
  readonly orderOf: bigint
  readonly sameSeller: boolean
  readonly exact: boolean
}

/** Orders that already have one of these pictures, as seen in the last 180 days. Seller's photos alone are compared. */
export async function findSamePictures(on: On, uploadIds: readonly bigint[]): Promise<SamePicture[]> {
  const { rows } = await sql<SamePicture>`
    select distinct on (mine.id, other.order_id) mine.id as "uploadId", other.id as "twinId", other.order_id as "orderId", other.user_id as "orderOf",
           other.user_id = mine.user_id as "sameSeller", other.sha256 = mine.sha256 as exact
    from uploads mine cross join lateral (
      select * from uploads where sha256 = mine.sha256
      union all
      select * from uploads
      -- A picture of nothing looks like every other one: it is found by its bytes alone.
      where order_id is not null and user_id is not null and photo_parts(dhash) && near_photo_parts(mine.dhash)
        and bit_count(dhash # mine.dhash) <= ${nearness} and bit_count(mine.dhash) > ${nearness}
    ) other
    where mine.id = any (${[...uploadIds]}::bigint[])
      and other.id <> mine.id and other.user_id is not null and other.order_id is not null
      and other.order_id is distinct from mine.order_id and other.created_at > now() - interval '180 days'
    order by mine.id, other.order_id, exact desc`.execute(on)
  return rows
}

/** Takes away what nobody claimed in a day and answers the names, so that the bytes can follow. */
export async function removeOrphans(on: On): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    delete from uploads u
    where u.order_id is null and u.created_at < now() - interval '24 hours'
      and not exists (select from shown_evidence e where e.upload_id = u.id)
      and not exists (select from finding_pictures f where f.upload_id = u.id)
      and not exists (select from order_pictures p where p.upload_id = u.id)
      and not exists (select from reversal_pictures r where r.upload_id = u.id)
      and not exists (select from adjustment_pictures a where a.upload_id = u.id)
      and not exists (select from kept_documents d where d.upload_id = u.id)
      and not exists (select from kept_avatars a where a.upload_id = u.id)
      and not exists (select from kept_message_photos m where m.upload_id = u.id)
    returning public_id`.execute(on)
  return rows.map((row) => row.public_id)
}

/** Those of these names that no row knows. */
export async function findUnknown(on: On, publicIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    select name as public_id from unnest(${[...publicIds]}::text[]) as name
    where not exists (select from uploads u where u.public_id = name)`.execute(on)
  return rows.map((row) => row.public_id)
}
