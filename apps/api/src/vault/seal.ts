import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** What was sealed cannot be opened: another key, another owner, or changed bytes. It says no more than that. */
export class VaultError extends Error {
  readonly kind = 'vault'
  constructor() {
    super('This cannot be opened.')
  }
}

/**
 * AES-256-GCM with a random nonce: version, nonce, tag, then the hidden bytes. `owner` is bound to them, so that a
 * sealed value copied into another row stays shut.
 */
export function seal(key: Buffer, plain: Buffer, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), hidden])
}

export function open(key: Buffer, sealed: Buffer, owner: string): Buffer {
  if (sealed.length < headBytes || sealed[0] !== version) throw new VaultError()
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()])
  } catch {
    throw new VaultError()
  }
}
