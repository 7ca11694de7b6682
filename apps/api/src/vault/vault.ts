import { createHmac, hkdfSync } from 'node:crypto'
import { normaliseCardCode } from '@kaadi/contract/card-types'
import { open, seal } from './seal.ts'

/** Keeps bearer secrets unreadable without a key that is never in the database. */
export interface Vault {
  /** Seals a card code (or card PIN) for its owner, such as `card:{id}:code`. The owner must be given again to open it. */
  readonly sealCode: (code: string, owner: string) => Buffer
  readonly openCode: (sealed: Buffer, owner: string) => string
  /** Seals bytes, such as a photo or a mail that waits. */
  readonly seal: (plain: Buffer, owner: string) => Buffer
  readonly open: (sealed: Buffer, owner: string) => Buffer
  /** Tells equal codes of one brand apart from others without telling what they are. 32 bytes. */
  readonly fingerprint: (cardTypeId: string, code: string) => Buffer
  /** The code with all but its last two characters hidden. */
  readonly maskCode: (code: string) => string
  /** A keyed hash under a key of its own for each `purpose`. 32 bytes. */
  readonly hmac: (purpose: string, message: string | Buffer) => Buffer
}

const derive = (from: Buffer, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', from, 'kaadi', purpose, bytes))

/** Tells one key from another and gives away neither. 16 bytes. */
export const fingerprintOfKey = (masterKey: Buffer): Buffer => derive(masterKey, 'fingerprint-of-key', 16)

/**
 * Every purpose has its own key, derived from one: who hosts the service keeps a single secret. Keyed hashes are made
 * with the root, which is the first key an installation had: they outlive a change of the key (`key-rotation`).
 */
export function createVault(masterKey: Buffer, root: Buffer = masterKey): Vault {
  if (masterKey.length !== 32) throw new RangeError('The vault key must have 32 bytes.')
  const derived = new Map<string, Buffer>()
  const hashKeyFor = (purpose: string): Buffer => {
    const known = derived.get(purpose)
    if (known) return known
    const key = derive(root, `hmac:${purpose}`)
    derived.set(purpose, key)
    return key
  }
  const hmac: Vault['hmac'] = (purpose, message) =>
    createHmac('sha256', hashKeyFor(purpose)).update(message).digest()
  const sealingKey = derive(masterKey, 'seal')
  return {
    seal: (plain, owner) => seal(sealingKey, plain, owner),
    open: (sealed, owner) => open(sealingKey, sealed, owner),
    sealCode: (code, owner) => seal(sealingKey, Buffer.from(normaliseCardCode(code)), owner),
    openCode: (sealed, owner) => open(sealingKey, sealed, owner).toString(),
    fingerprint: (cardTypeId, code) => hmac('card-fingerprint', `${cardTypeId}\0${normaliseCardCode(code)}`),
    maskCode: (code) => code.slice(0, -2).replace(/./gu, '•') + code.slice(-2),
    hmac,
  }
}
