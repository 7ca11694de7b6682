import { isIP } from 'node:net'
import * as z from 'zod/mini'

type Holds = (text: string) => boolean

const textThat = (holds: Holds, error: string) => z.string().check(z.trim(), z.refine(holds, { error }))

export const textOr = (error: string) => z.optional(textThat((text) => text !== '', error))
const blank = 'It is blank. Give it a value, or leave it out.'
export const text = textOr(blank)
export const textElse = (usual: string) =>
  z._default(
    textThat((text) => text !== '', blank),
    usual,
  )

export const oneOf = <const Value extends string>(values: readonly Value[], usual: NoInfer<Value>) =>
  z._default(z.enum(values, { error: `Write ${values.join(' or ')}.` }), usual)

/** From `least` to `most`, both among them. */
export const whole = (usual: number, least: number, most = Number.MAX_SAFE_INTEGER) =>
  numberThat(/^\d+$/, 'whole number', usual, least, most)
export const part = (usual: number, least: number, most: number) =>
  numberThat(/^\d+(\.\d+)?$/, 'number', usual, least, most)

function numberThat(form: RegExp, kind: string, usual: number, least: number, most: number) {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  const holds: Holds = (text) => form.test(text) && Number(text) >= least && Number(text) <= most
  return z._default(z.pipe(textThat(holds, `Write a ${kind} ${range}.`), z.transform(Number)), usual)
}

/** Separated by commas; none where it is left out. */
const listOf = (holds: Holds, advice: string) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((value) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
    ),
    z.array(z.string().check(z.refine(holds, { error: ({ input }) => `${input} ${advice}` }))),
  )

const isWebAddress: Holds = (text) => /^https?:\/\/./.test(text) && URL.canParse(text)
export const webAddress = z.optional(textThat(isWebAddress, 'Write an address that begins with https://.'))

/** As browsers send them; those of wrappers have a scheme of their own. */
export const origins = listOf(
  (text) =>
    isWebAddress(text)
      ? new URL(text).origin === text
      : /^(?!https?:)[a-z][a-z\d+.-]*:\/\/[a-z\d.:-]+$/.test(text),
  'is no origin. Write it as browsers send it: https://app.example, with neither a path nor a slash at its end.',
)

export const domains = listOf(
  (text) => /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(text),
  'is no domain. Write such as oja.example, without https://.',
)

/** Names of networks that the server knows. */
const knownNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])
export const proxies = listOf((text) => {
  const [address = '', bits = '0', ...more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    knownNetworks.has(text) ||
    (isIP(address) > 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most)
  )
}, 'is no address of a proxy. Write addresses or networks, such as 10.0.0.5 or 10.0.0.0/8.')

export const mailServer = z.optional(
  textThat(
    (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
    'It is no mail server. Write smtps://user:password@mail.example:465, or smtp:// for one that begins without TLS.',
  ),
)

export const mailSender = (usual: string) =>
  z._default(
    textThat(
      (text) => /^[^\s<>@]+@[^\s<>@]+$/.test(text) || /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/.test(text),
      'It is no sender of mail. Write an address, or a name with one: Kaadi <no-reply@oja.example>.',
    ),
    usual,
  )
