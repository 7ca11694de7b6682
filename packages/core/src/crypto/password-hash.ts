import Utf8 from 'crypto-js/enc-utf8.js'
import MD5 from 'crypto-js/md5.js'

/**
 * What stands for the password on the wire: MD5 of the lower-cased username followed by the password, as 32 lower-case
 * hex digits (specification, section 5). It is as good as the password: never log it, store it or put it into an address.
 */
export const passwordHash = (username: string, password: string): string =>
  MD5(Utf8.parse(username.toLowerCase() + password)).toString()
