import { afterEach, vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A device of the person, as the browser hands it out; `refuses` is a person who closes its question. */
export function aPasskeyDevice({ refuses = false } = {}) {
  const no = () =>
    Promise.reject(Object.assign(new Error('The operation was not allowed.'), { name: 'NotAllowedError' }))
  const base = {
    id: 'cGFzc2tleQ',
    rawId: bytes('passkey'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
  }
  const create = vi.fn(async () =>
    refuses
      ? no()
      : {
          ...base,
          response: {
            clientDataJSON: bytes('client'),
            attestationObject: bytes('attestation'),
            getTransports: () => ['internal'],
          },
        },
  )
  const get = vi.fn(async () =>
    refuses
      ? no()
      : {
          ...base,
          response: {
            clientDataJSON: bytes('client'),
            authenticatorData: bytes('authenticator'),
            signature: bytes('signature'),
          },
        },
  )
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } })
  return { create, get }
}
afterEach(() => vi.unstubAllGlobals())
