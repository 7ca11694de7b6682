import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The few forms of CBOR that a passkey is written in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...parts])
}

function head(kind: number, length: number): Buffer {
  const first = kind << 5
  if (length < 24) return Buffer.from([first | length])
  if (length < 256) return Buffer.from([first | 24, length])
  return Buffer.from([first | 25, length >> 8, length & 255])
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()
const isPresent = 0x01
const isVerified = 0x04
const hasKey = 0x40

export interface Authenticator {
  readonly make: (creation: PasskeyCreation, name?: string) => NewPasskey
  readonly prove: (request: PasskeyRequest) => PasskeyProof
  /** Another device with the same key and the count of now. */
  readonly copy: () => Authenticator
}

export interface Habits {
  /** The page that it believes to be on. */
  readonly origin: string
  /** Starts at this count; 0 for one that never counts. */
  readonly count?: number
  /** Whether it looks who holds it. */
  readonly looks?: boolean
}

/** A device that makes and proves passkeys as WebAuthn asks for it: P-256 keys, no attestation. */
export function anAuthenticator({ origin, count = 1, looks = true }: Habits): Authenticator {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return device({ origin, keys, id: randomBytes(32), count, flags: isPresent | (looks ? isVerified : 0) })
}

interface Device {
  readonly origin: string
  readonly keys: KeyPairKeyObjectResult
  readonly id: Buffer
  readonly count: number
  readonly flags: number
}

function device({ origin, keys, id, count: first, flags: given }: Device): Authenticator {
  let count = first
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    if (count > 0) count++
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
  }
  const coseKey = () => {
    const { x, y } = keys.publicKey.export({ format: 'jwk' })
    const part = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')
    // Kind: elliptic curve; algorithm: ES256; curve: P-256.
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part(x)],
        [-3, part(y)],
      ]),
    )
  }
  return {
    make: ({ challenge, rp }, name = 'My phone') => {
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(rp.id, given | hasKey, credential)],
      ])
      return {
        name,
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      }
    },
    prove: ({ challenge, rpId }) => {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = authData(rpId, given)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), keys.privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
    copy: () => device({ origin, keys, id, count, flags: given }),
  }
}
