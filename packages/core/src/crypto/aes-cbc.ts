import AES from 'crypto-js/aes.js'
import Base64 from 'crypto-js/enc-base64.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import ZeroPadding from 'crypto-js/pad-zeropadding.js'
import { CryptoError } from './crypto-error.ts'
import { bytesOf } from './utf8.ts'

type CipherInput = Parameters<typeof AES.decrypt>[0]

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

// The original's scheme: zero padding, and the key's first block again as the initial vector (specification, section 5).
const parametersOf = (key: string) => {
  if (![16, 24, 32].includes(new TextEncoder().encode(key).length)) throw new CryptoError('key')
  const words = bytesOf(key)
  return { words, config: { iv: words, padding: ZeroPadding } }
}

/**
 * Encrypts text as some payload fields are: AES-CBC, zero padding, the key as initial vector; answers Base64.
 * It hides a field from a passing glance, no more: the same text always gives the same result. The key is 16, 24 or 32
 * bytes long, else `CryptoError`; so is a text with half a character. NUL characters at the end of the text are lost.
 */
export const aesEncrypt = (text: string, key: string): string => {
  const { words, config } = parametersOf(key)
  return AES.encrypt(bytesOf(text), words, config).ciphertext.toString(Base64)
}

/** The text that `aesEncrypt` hid. Throws `CryptoError`, which tells nothing, where key or input do not fit. */
export const aesDecrypt = (encrypted: string, key: string): string => {
  const { words, config } = parametersOf(key)
  if (!base64.test(encrypted)) throw new CryptoError('value')
  const ciphertext = Base64.parse(encrypted)
  if (ciphertext.sigBytes % 16 !== 0) throw new CryptoError('value')
  try {
    return AES.decrypt({ ciphertext } as CipherInput, words, config).toString(Utf8)
  } catch {
    throw new CryptoError('value')
  }
}
