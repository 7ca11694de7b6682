import { randomUUID } from 'node:crypto'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import { aPicture } from '../../test/pictures.ts'
import { type Known, plausible, spoil } from './plausible.ts'
import type { Letter } from './send.ts'
import { hostileDocuments, hostileHeaders, hostileTexts, hostileValues } from './values.ts'

const boundary = 'b0undary'
const picture = await aPicture(1, { width: 64, height: 48 })

const otherMethods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'GET', 'POST']

/** A call of the contract, spoiled in one way or another; now and then not at all. */
export function aLetter(
  endpoint: Endpoint,
  token: string | undefined,
  known: Known,
  random: () => number,
): Letter {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const way = random()
  const spoiled = (value: unknown, bad: readonly unknown[]) =>
    way < 0.6 && value !== undefined ? spoil(value, pick(bad), random) : value
  const query = spoiled(plausible(endpoint.query, known, random), hostileTexts)
  const { payload, type } = encode(
    endpoint,
    spoiled(plausible(endpoint.body, known, random), hostileValues),
    random,
  )
  const body = way > 0.6 && way < 0.65 ? pick(hostileDocuments) : payload
  return {
    method: random() < 0.02 ? pick(otherMethods) : endpoint.method,
    path: withApiPrefix(endpoint.path) + asQuery(query, random),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotencyKey && { 'idempotency-key': randomUUID() }),
      ...(type && { 'content-type': type }),
      // Else the rest of a GET would be the beginning of the next request.
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...(random() < 0.1 && pick(hostileHeaders)),
    },
    body,
  }
}

function asQuery(query: unknown, random: () => number): string {
  if (typeof query !== 'object' || query === null) return random() < 0.05 ? '?%' : ''
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${escape_(text(value).slice(0, 4_000))}`,
  )
  if (random() < 0.1) pairs.push(...pairs)
  return `?${pairs.join('&')}`
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Lone surrogates as the bytes that they would be. */
const escape_ = (value: string): string =>
  encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/g, '\u0001')).replaceAll('%01', '%ED%A0%80')

function encode(
  { encoding }: Endpoint,
  body: unknown,
  random: () => number,
): { payload?: string | Buffer; type?: string } {
  if (body === undefined) return {}
  if (encoding === undefined || encoding === 'json')
    return { payload: JSON.stringify(body) ?? '', type: 'application/json' }
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : { body })
  if (encoding === 'form')
    return {
      payload: fields.map(([name, value]) => `${name}=${escape_(text(value))}`).join('&'),
      type: 'application/x-www-form-urlencoded',
    }
  const parts = fields.map(([name, value]) => `${head(name)}\r\n${text(value)}\r\n`)
  const file = random() < 0.5 ? picture : picture.subarray(0, Math.floor(random() * picture.length))
  const whole = Buffer.concat([
    Buffer.from(`${parts.join('')}${head('file"; filename="a.jpg')}Content-Type: image/jpeg\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const isCut = random() < 0.2
  return {
    payload: isCut ? whole.subarray(0, Math.floor(random() * whole.length)) : whole,
    type: `multipart/form-data; boundary=${random() < 0.95 ? boundary : ''}`,
  }
}

const head = (name: string): string => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n`
