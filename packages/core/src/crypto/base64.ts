import { CryptoError } from './crypto-error.ts'
import { assertWhole } from './utf8.ts'

/** Base64 of a text's UTF-8 bytes. Throws `CryptoError` where it holds half a character. */
export const encodeBase64 = (text: string): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(assertWhole(text))) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** The text whose UTF-8 bytes were encoded. Throws `CryptoError` where it is not Base64 or not UTF-8. */
export const decodeBase64 = (encoded: string): string => {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new CryptoError('value')
  }
}
