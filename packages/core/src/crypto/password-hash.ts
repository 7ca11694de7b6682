import MD5 from 'crypto-js/md5.js'
import { bytesOf } from './utf8.ts'

/**
 * What stands for the password on the wire: MD5 of the lower-cased username followed by the password, as 32 lower-case
 * hex digits (specification, section 5). It is as good as the password: never log it, store it or put it into an address. Throws
 * `CryptoError` where a text holds half a character.
 */
export const passwordHash = (username: string, password: string): string =>
  MD5(bytesOf(username.toLowerCase() + password)).toString()
