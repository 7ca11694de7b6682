import Utf8 from 'crypto-js/enc-utf8.js'
import { CryptoError } from './crypto-error.ts'

/** UTF-8 has no form for half a character: some encoders throw, others put a question mark in its place. */
export const assertWhole = (text: string): string => {
  if (/\p{Surrogate}/u.test(text)) throw new CryptoError('text')
  return text
}

/** A text's bytes. Throws `CryptoError` where it holds half a character. */
export const bytesOf = (text: string) => Utf8.parse(assertWhole(text))
