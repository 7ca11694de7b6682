import { timingSafeEqual } from 'node:crypto'
import { photoAddressMs } from '@kaadi/contract/constants'
import { uploads } from '@kaadi/contract/uploads'
import type { Vault } from '../../../vault/index.ts'

/** For whom an address was made: the name of one session, after `u:` that of a seller, after `o:` that of the console. */
export type Viewer = `u:${string}` | `o:${string}`

export const deskViewer = (sessionHash: Buffer): Viewer => `o:${sessionHash.toString('base64url')}`

/** A program signs in nowhere: no address that is made for it answers. */
export const sellerViewer = ({ sessionHash }: { readonly sessionHash?: Buffer }): Viewer =>
  `u:${sessionHash?.toString('base64url') ?? ''}`

/** The session that an address was made for. */
export const sessionOf = (viewer: string): Buffer => Buffer.from(viewer.slice(2), 'base64url')

/** The session of the console that an address was made for; undefined where it was a seller's. */
export const deskSessionOf = (viewer: string): Buffer | undefined =>
  viewer.startsWith('o:') ? sessionOf(viewer) : undefined

export interface SignedAddress {
  readonly id: string
  /** Seconds since 1970. */
  readonly expires: number
  readonly viewer: string
  readonly signature: string
}

const step = photoAddressMs / 1000

export interface PhotoSigner {
  /** An address of a stored picture for one viewer. It lives five to ten minutes and is the same within five. */
  readonly sign: (publicId: string, viewer: Viewer) => string
  readonly isGenuine: (address: SignedAddress) => boolean
}

export function createPhotoSigner(vault: Vault, clock: () => number): PhotoSigner {
  const signatureOf = (id: string, expires: number, viewer: string) =>
    vault.hmac('photo-address', `${id}\0${expires}\0${viewer}`)
  return {
    sign: (id, viewer) => {
      const expires = Math.ceil(clock() / 1000 / step) * step + step
      const signature = signatureOf(id, expires, viewer).toString('base64url')
      return `${uploads.read.path}?${new URLSearchParams({ id, expires: String(expires), viewer, signature })}`
    },
    isGenuine: ({ id, expires, viewer, signature }) => {
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(id, expires, viewer)
      return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > clock()
    },
  }
}
