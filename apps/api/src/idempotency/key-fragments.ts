/** SQL expressions over the rows of a statement that say whose key each has. */
export interface KeyColumns {
  readonly owner: string
  readonly realm: string
  readonly key: string
}

export interface KeptColumns extends KeyColumns {
  readonly operation: string
  readonly requestHash: string
  /** A JSON object: what `storedReply` answers. */
  readonly reply: string
}

/** For statements over a list: whether a row's key has no reply yet. `offset 0` keeps the planner at a look-up for each row. */
export const isKeyFree = ({ owner, realm, key }: KeyColumns): string => `not exists (
      select from idempotency_keys k where k.user_id = ${owner} and k.realm = ${realm} and k.key = ${key} offset 0)`

/** For statements over a list: the insert that keeps a reply for each row. Of two for one key `idempotency_keys_pkey` lets one in. */
export const keepReplies = (
  { owner, realm, key, operation, requestHash, reply }: KeptColumns,
  rows: string,
): string => `
    insert into idempotency_keys (user_id, realm, key, operation, request_hash, reply)
    select ${owner}, ${realm}, ${key}, ${operation}, ${requestHash}, ${reply} from ${rows}`
