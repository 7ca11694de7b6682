import { appCodeLength } from '@kaadi/contract/two-factor'
import { Secret, TOTP } from 'otpauth'

/** As every authenticator app takes it to be: RFC 6238 with SHA-1, six digits, thirty seconds. */
const rules = { algorithm: 'SHA1', digits: appCodeLength, period: 30 } as const
/** Phones whose clock is off by one of these in either direction are let in. */
const stepsOff = 1
const secretBytes = 20

export const newAppKey = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes)

const totpOf = (key: Buffer, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...rules, ...names, secret: new Secret({ buffer: new Uint8Array(key).buffer }) })

/** The key as it is typed by hand, and as an app takes it from a QR code or a link. */
export function writeAppKey(key: Buffer, names: { readonly issuer: string; readonly label: string }) {
  const totp = totpOf(key, names)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** What an app shows at an instant. */
export const codeAt = (key: Buffer, at: number): string => totpOf(key).generate({ timestamp: at })

/** How long the code of an instant is still shown. */
export const codeLeftSeconds = (at: number): number => Math.ceil(rules.period - ((at / 1_000) % rules.period))

/** The next thirty seconds, whose code is let in already. */
export const nextCodeAt = (key: Buffer, at: number): string => codeAt(key, at + rules.period * 1_000)

/** Which thirty seconds since 1970 a code is of; undefined for one that is not of now. */
export function stepOf(key: Buffer, code: string, now: number): number | undefined {
  const totp = totpOf(key)
  const off = totp.validate({ token: code, timestamp: now, window: stepsOff })
  return off === null ? undefined : totp.counter({ timestamp: now }) + off
}
