import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import type { SealedColumn } from '../../../vault/index.ts'

/** The pair by which push services know this service (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const keyOwner = (publicKey: string): string => `push-key:${publicKey}`

export const sealedPushColumns: readonly SealedColumn[] = [
  {
    table: 'push_keys',
    column: 'sealed_private_key',
    key: ['id'],
    ownerColumn: 'public_key',
    ownerOf: keyOwner,
  },
]

const newKeys = (): PushKeys => {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d! }
}

type Given = Pick<Deps, 'database' | 'vault'>

/** The keys, made where there are none yet: two that ask first at once get the same. */
export async function readPushKey({ database: { db }, vault }: Given): Promise<PushKeys> {
  const read = async () => {
    const { rows } = await sql<{ publicKey: string; sealed: Buffer }>`
      select public_key as "publicKey", sealed_private_key as sealed from push_keys`.execute(db)
    return rows[0]
  }
  const write = async () => {
    const { publicKey, privateKey } = newKeys()
    const sealed = vault.seal(Buffer.from(privateKey), keyOwner(publicKey))
    await sql`
      insert into push_keys (public_key, sealed_private_key) values (${publicKey}, ${sealed})
      on conflict do nothing`.execute(db)
  }
  let stored = await read()
  if (!stored) {
    await write()
    stored = (await read())!
  }
  const { publicKey, sealed } = stored
  return { publicKey, privateKey: vault.open(sealed, keyOwner(publicKey)).toString() }
}

const dayMs = 86_400_000

/** Makes the keys at the first start. */
export const makePushKey =
  (deps: Given): JobHandler =>
  async () => {
    await readPushKey(deps)
    return { againInMs: 365 * dayMs }
  }
