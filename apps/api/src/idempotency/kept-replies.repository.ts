import { createBatcher } from '../batching/index.ts'
import { columns, type Database, statement } from '../database/index.ts'

export interface KeyOwner {
  readonly userId: bigint
  readonly realm: 'seller' | 'operator' | 'visitor'
}

export interface KeyRow extends KeyOwner {
  readonly key: string
}

interface NewReply extends KeyRow {
  readonly sealedReply: Buffer
}

interface Row {
  readonly sealedReply: Buffer | null
}

const wanted = columns<KeyRow>({
  user_id: ['bigint', ({ userId }) => userId],
  realm: ['text', ({ realm }) => realm],
  key: ['text', ({ key }) => key],
})

const find = statement<KeyRow, Row>(
  'idempotency.find-replies',
  wanted,
  `
  select k.sealed_reply as "sealedReply"
  from ${wanted.as('i')}
  left join idempotency_keys k on k.user_id = i.user_id and k.realm = i.realm and k.key = i.key
  order by i.ord`,
)

const answered = columns<NewReply>({
  user_id: ['bigint', ({ userId }) => userId],
  realm: ['text', ({ realm }) => realm],
  key: ['text', ({ key }) => key],
  sealed_reply: ['bytea', ({ sealedReply }) => sealedReply],
})

/**
 * A reply that is kept stays: of two for one key the first is the reply. The disk is not waited for: the effect is on it
 * already, and where the server falls within the second a repeat is told how things stand.
 */
const keep = statement<NewReply, Row>(
  'idempotency.keep-replies',
  answered,
  `
  with quickly as (
    select set_config('synchronous_commit', 'off', true)
  ), item as (
    select * from ${answered.as('i')}
  ), kept as (
    update idempotency_keys k set
      sealed_reply = coalesce(k.sealed_reply, i.sealed_reply),
      sealed_reply_digest = case when k.sealed_reply is null then sha256(i.sealed_reply) else k.sealed_reply_digest end
    from (select distinct on (user_id, realm, key) * from item order by user_id, realm, key, ord) i, quickly
    where k.user_id = i.user_id and k.realm = i.realm and k.key = i.key
    returning k.user_id, k.realm, k.key, k.sealed_reply
  )
  select k.sealed_reply as "sealedReply" from item i left join kept k using (user_id, realm, key) order by i.ord`,
)

/** Whole replies, sealed, beside the keys of the requests that they answer. What waits at the same time goes together. */
export function createKeptReplies({ reads }: Pick<Database, 'reads'>) {
  const sealedOf = (rows: readonly Row[]) => rows.map(({ sealedReply }) => sealedReply ?? undefined)
  return {
    /** Undefined for a key that is new, or whose reply was not kept: the process ended, or the vault's key is another. */
    find: createBatcher<KeyRow, Buffer | undefined>({
      name: 'replies.find',
      inFlight: 2,
      max: 64,
      run: async (rows) => sealedOf(await find.run(reads, rows)),
    }),
    /** Answers the reply that is kept now. */
    keep: createBatcher<NewReply, Buffer | undefined>({
      name: 'replies.keep',
      max: 64,
      run: async (rows) => sealedOf(await keep.run(reads, rows)),
    }),
  }
}
