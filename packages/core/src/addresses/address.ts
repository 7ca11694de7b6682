import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'
import { isNobodysAddress } from './nobodys-addresses.ts'

/**
 * Why an address cannot be paid to over a network. `otherNetwork`: it is a sound address, but of another network; money sent
 * there is lost. `checksum`: its letters do not fit each other, one was mistyped. `form`: it looks like none. `nobodys`: it is
 * sound, and nobody has a key of it (zero, a contract of USDT itself); money sent there is lost.
 */
export type AddressFault = 'otherNetwork' | 'checksum' | 'form' | 'nobodys'

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const tronForm = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const evmForm = /^0x[0-9a-fA-F]{40}$/
/** Of the networks that people take for ours: Bitcoin, old and new, Solana. */
const strangeForms = [
  /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/,
  /^bc1[0-9a-z]{20,80}$/i,
  /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
]

/** The first of 21 bytes of an address of Tron. */
const tronPrefix = 0x41

const tronChecks = (address: string): boolean => {
  try {
    const bytes = createBase58check(sha256).decode(address)
    return bytes.length === 21 && bytes[0] === tronPrefix
  } catch {
    return false
  }
}

/** EIP-55: the case of the letters is the checksum; all of one case has none. */
const evmChecks = (address: string): boolean => {
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = hex(keccak_256(ascii(digits.toLowerCase())))
  return [...digits].every((digit, at) =>
    Number.parseInt(hash[at]!, 16) >= 8 ? digit === digit.toUpperCase() : digit === digit.toLowerCase(),
  )
}

const isStrange = (address: string): boolean => {
  if (tronForm.test(address) || evmForm.test(address)) return true
  return strangeForms.some((form) => form.test(address))
}

/**
 * What is wrong with an address for a network whose addresses look like `pattern` (`numberPattern` of its `Bank`); undefined
 * where nothing is. Tron's are checked by base58check, those that begin with 0x by EIP-55.
 *
 * @example
 * findAddressFault('^T[1-9A-HJ-NP-Za-km-z]{33}$', '0x52908400098527886E0F7030069857D2E4169EE7') // 'otherNetwork'
 */
export const findAddressFault = (pattern: string, address: string): AddressFault | undefined => {
  if (!new RegExp(`^(?:${pattern})$`).test(address)) return isStrange(address) ? 'otherNetwork' : 'form'
  if (tronForm.test(address) && !tronChecks(address)) return 'checksum'
  if (evmForm.test(address) && !evmChecks(address)) return 'checksum'
  return isNobodysAddress(address) ? 'nobodys' : undefined
}

/** An address as it is shown where there is no room for all of it: both ends, which a person compares. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-6)}`

/**
 * The one form of an address, for comparing: the letters of an EVM address have their case for the checksum alone.
 *
 * @example
 * comparableAddress('0x52908400098527886E0F7030069857D2E4169EE7') // '0x52908400098527886e0f7030069857d2e4169ee7'
 */
export const comparableAddress = (address: string): string =>
  evmForm.test(address) ? address.toLowerCase() : address
