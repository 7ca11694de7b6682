import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import type { SealedColumn } from '../../../vault/index.ts'

export interface StoredWebhook {
  readonly publicId: string
  readonly url: string
  readonly sealedSecret: Buffer
  readonly secretAt: Date
  readonly sealedOldSecret: Buffer | null
  readonly oldSecretUntil: Date | null
  readonly createdAt: Date
}

const webhookColumns = sql`w.public_id as "publicId", w.url, w.sealed_secret as "sealedSecret", w.secret_at as "secretAt",
  case when w.old_secret_until > now() then w.sealed_old_secret end as "sealedOldSecret",
  case when w.old_secret_until > now() then w.old_secret_until end as "oldSecretUntil", w.created_at as "createdAt"`

export async function findWebhook(on: Reader, userId: bigint): Promise<StoredWebhook | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredWebhook>`select ${webhookColumns} from partner_webhooks w where w.user_id = ${userId}`,
  )
  return rows[0]
}

/** Answers whether it is the first one, which brings its secret. */
export async function saveUrl(
  tx: Tx,
  userId: bigint,
  given: { readonly publicId: string; readonly url: string; readonly sealedSecret: Buffer },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into partner_webhooks (user_id, public_id, url, sealed_secret)
    values (${userId}, ${given.publicId}, ${given.url}, ${given.sealedSecret})
    on conflict on constraint partner_webhooks_pkey do update set url = excluded.url
    returning xmax = 0 as "isNew"`.execute(tx)
  return rows[0]!.isNew
}

/** For a day both secrets hold. */
export async function replaceSecret(tx: Tx, userId: bigint, sealedSecret: Buffer): Promise<void> {
  await sql`
    update partner_webhooks
    set sealed_old_secret = sealed_secret, old_secret_until = now() + interval '1 day', sealed_secret = ${sealedSecret},
        secret_at = now()
    where user_id = ${userId}`.execute(tx)
}

export async function insertTest(tx: Kysely<Tables>, userId: bigint): Promise<string> {
  const { rows } = await sql<{ publicId: string }>`
    insert into partner_events (user_id, kind, mode) values (${userId}, 'test', 'live')
    returning public_id as "publicId"`.execute(tx)
  return rows[0]!.publicId
}

export const secretOwner = (publicId: string): string => `partner-webhook:${publicId}`

const ofWebhooks = {
  table: 'partner_webhooks',
  key: ['user_id'],
  ownerColumn: 'public_id',
  ownerOf: secretOwner,
}
export const sealedPartnerColumns: readonly SealedColumn[] = [
  { ...ofWebhooks, column: 'sealed_secret' },
  { ...ofWebhooks, column: 'sealed_old_secret' },
]
