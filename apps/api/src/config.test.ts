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

  it('tell everything that is wrong at once', () => {
    expect(() => readConfig({ KAADI_MODE: 'production' })).toThrow(
      /KAADI_VAULT_KEY[\s\S]*SMTP_URL[\s\S]*KAADI_PUBLIC_URL/,
    )
  })
})
