import { createPublicKey, verify } from 'node:crypto'

const dayS = 86_400

const publicKeyOf = (point: Buffer) =>
  createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
  })

/** What is wrong with who sends, as RFC 8292 has it; undefined where nothing is. */
export function judgeSender(
  authorization: string | undefined,
  expected: { readonly origin: string; readonly key: string; readonly nowS: number },
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (!token) return 'no vapid authorization'
  if (key !== expected.key) return 'another key than the subscription was made for'
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  if (read(head).alg !== 'ES256') return 'another algorithm than ES256'
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(Buffer.from(key, 'base64url')), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'not signed by its key'
  const { aud, exp, sub } = read(claims)
  if (aud !== expected.origin) return `for another push service: ${aud}`
  if (!(exp > expected.nowS && exp <= expected.nowS + dayS)) return 'run out, or good for more than a day'
  return /^(mailto:.+@.+|https:.+)$/.test(sub) ? undefined : `nobody to write to: ${sub}`
}
