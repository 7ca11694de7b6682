import { unansweredKeptDays } from '@kaadi/contract/constants'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  KAADI_MODE: 'production',
  KAADI_VAULT_KEY: 'pN3vXoX0Jm0cQm7xW1yq2kqk5mHqg9nQe9bq7yqPp2A=',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Oja Cards <no-reply@oja.example>',
  KAADI_PUBLIC_URL: 'https://oja.example',
}

describe('settings', () => {
  it('have a default for everything in development', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      vaultKey: undefined,
      argon2: { memoryKib: 19_456, passes: 2 },
    })
  })

  it.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?sslmode=prefer&application_name=x', '?sslmode=verify-full&application_name=x'],
    ['?sslrootcert=/ca.pem&sslmode=verify-ca', '?sslrootcert=/ca.pem&sslmode=verify-full'],
    ['?sslmode=verify-full', '?sslmode=verify-full'],
    ['?sslmode=no-verify', '?sslmode=no-verify'],
    ['?sslmode=disable', '?sslmode=disable'],
    ['?sslmode=require&uselibpqcompat=true', '?sslmode=require&uselibpqcompat=true'],
  ])('have the server checked where TLS is asked for: %s', (asked, meant) => {
    const at = 'postgres://ada:x@db.example/kaadi'
    expect(readConfig({ DATABASE_URL: at + asked }).databaseUrl).toBe(at + meant)
  })

  it.each(['', '  '])('say what to do about a DATABASE_URL of "%s"', (blank) => {
    expect(() => readConfig({ DATABASE_URL: blank })).toThrow(
      /DATABASE_URL: It is blank\. Write postgres:\/\/user:password@host:5432\/database, or leave it out/,
    )
  })

  it('are taken as given in production', () => {
    const config = readConfig({
      ...production,
      PORT: '8080',
      KAADI_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    })
    expect(config).toMatchObject({
      mode: 'production',
      port: 8080,
      allowedOrigins: ['https://a.example', 'https://b.example'],
      parseReplies: false,
    })
    expect(config.vaultKey).toHaveLength(32)
  })

  it('keep keys for as long as a request may come again', () => {
    expect(readConfig({ KAADI_KEYS_KEPT_DAYS: '45' }).keptDays.keys).toBe(45)
    expect(() => readConfig({ KAADI_KEYS_KEPT_DAYS: '29' })).toThrow('KAADI_KEYS_KEPT_DAYS')
  })

  it('keep keys for longer than phones keep what they have no answer to, and say how long', () => {
    expect(readConfig({}).keptDays.keys).toBeGreaterThan(unansweredKeptDays)
    for (const days of [unansweredKeptDays - 1, unansweredKeptDays])
      expect(() => readConfig({ KAADI_KEYS_KEPT_DAYS: String(days) })).toThrow(
        'KAADI_KEYS_KEPT_DAYS: Write a whole number of at least 30.',
      )
  })

  it.each([
    ['KAADI_VAULT_KEY', { KAADI_VAULT_KEY: undefined }, 'openssl rand -base64 32'],
    ['KAADI_VAULT_KEY', { KAADI_VAULT_KEY: 'c2hvcnQ=' }, '32 bytes'],
    ['KAADI_VAULT_KEY', { KAADI_VAULT_KEY: Buffer.alloc(32, 7).toString('base64') }, 'not random enough'],
    ['SMTP_URL', { SMTP_URL: undefined }, 'smtps://'],
    ['KAADI_PUBLIC_URL', { KAADI_PUBLIC_URL: 'http://oja.example' }, 'https'],
    ['MAIL_FROM', { MAIL_FROM: undefined }, 'your own domain'],
    ['PORT', { PORT: '99999' }, 'PORT'],
    ['KAADI_MODE', { KAADI_MODE: 'prod' }, 'KAADI_MODE'],
    ['KAADI_S3_BUCKET', { KAADI_S3_BUCKET: 'photos' }, 'KAADI_S3_ACCESS_KEY_ID'],
  ])('of production without a good %s are refused with what to do', (name, wrong, advice) => {
    expect(() => readConfig({ ...production, ...wrong })).toThrow(name)
    expect(() => readConfig({ ...production, ...wrong })).toThrow(advice)
  })

  it.each([
    ['KAADI_TRUSTED_PROXIES', 'abc', 'abc is no address of a proxy. Write addresses or networks, such as'],
    ['KAADI_TRUSTED_PROXIES', '10.0.0.0/33', '10.0.0.0/33 is no address'],
    ['KAADI_TRUSTED_PROXIES', '10.0.0.1, 10.0.0.', '10.0.0. is no address'],
    ['KAADI_ALLOWED_ORIGINS', 'https://a.example/', 'https://a.example/ is no origin. Write it as'],
    ['KAADI_ALLOWED_ORIGINS', 'https://a.example/shop', 'Write it as browsers send it: https://app.example'],
    ['KAADI_ALLOWED_ORIGINS', 'https://A.example', 'is no origin'],
    ['KAADI_ALLOWED_ORIGINS', 'https://a.example:443', 'is no origin'],
    ['KAADI_ALLOWED_ORIGINS', 'nonsense', 'nonsense is no origin'],
    ['SMTP_URL', 'mail.example:465', 'Write smtps://user:password@mail.example:465'],
    ['SMTP_URL', 'https://mail.example', 'Write smtps://'],
    ['SMTP_URL', 'smtps://', 'Write smtps://'],
    ['MAIL_FROM', 'nonsense', 'Write an address, or a name with one: Kaadi <no-reply@oja.example>'],
    ['MAIL_FROM', 'Oja <no-reply@>', 'Write an address'],
    ['MAIL_FROM', '', 'Write an address'],
    ['HOST', '', 'It is blank'],
    ['KAADI_PUBLIC_URL', 'oja:example', 'Write an address that begins with https://'],
    ['KAADI_S3_ENDPOINT', 'bucket', 'Write an address that begins with https://'],
    [
      'KAADI_PASSKEY_DOMAINS',
      'https://oja.example',
      'https://oja.example is no domain. Write such as oja.example',
    ],
    ['PORT', '', 'Write a whole number from 0 to 65535'],
    ['PORT', '0x50', 'Write a whole number from 0 to 65535'],
    ['KAADI_RECHECK_PERCENT', '', 'Write a number from 0 to 100'],
    ['KAADI_KEYS_KEPT_DAYS', '3', 'Write a whole number of at least 30'],
    ['KAADI_MODE', 'prod', 'Write development or production'],
    ['KAADI_LOG_LEVEL', 'all', 'Write silent or error or warn or info or debug'],
  ])('say what to do about %s=%s', (name, value, advice) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name}: `)
    expect(() => readConfig({ ...production, [name]: value })).toThrow(advice)
  })

  it.each([
    ['KAADI_TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8, fd00::/8, ::1, loopback, uniquelocal'],
    ['KAADI_ALLOWED_ORIGINS', 'https://a.example:8443, capacitor://localhost, http://localhost:5173'],
    ['SMTP_URL', 'smtp://[::1]:25'],
    ['SMTP_URL', 'smtps://user%40a:p%2Fw@mail.example'],
    ['MAIL_FROM', 'no-reply@oja.example'],
    ['MAIL_FROM', '"Oja, Cards" <no-reply@oja.example>'],
    ['KAADI_PASSKEY_DOMAINS', 'oja.example, localhost'],
    ['KAADI_RECHECK_PERCENT', '0.5'],
    ['PORT', ' 8080 '],
  ])('take %s=%s', (name, value) => expect(readConfig({ ...production, [name]: value })).toBeDefined())

  it('tell everything that is wrong at once', () => {
    expect(() => readConfig({ KAADI_MODE: 'production' })).toThrow(
      /KAADI_VAULT_KEY[\s\S]*SMTP_URL[\s\S]*KAADI_PUBLIC_URL/,
    )
  })
})
