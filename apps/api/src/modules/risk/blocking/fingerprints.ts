import type { PersonName } from '@kaadi/contract/users'
import type { Vault } from '../../../vault/index.ts'

/** A name however it is written: without case, accents, and the order of its words. */
export const nameFingerprint = (vault: Vault, { firstName, lastName }: PersonName): Buffer => {
  const words = `${firstName} ${lastName}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return vault.hmac('blocked-name', words.toSorted().join(' '))
}

/** What the list shows of an address: enough to know it again, too little to write to it. */
export const shortAddress = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 2)}…@${host}`
}

/** What the list shows of a name. */
export const shortName = ({ firstName, lastName }: PersonName): string =>
  `${firstName} ${lastName.slice(0, 1)}.`
