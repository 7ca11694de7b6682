import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aesDecrypt, aesEncrypt, CryptoError, decodeBase64, encodeBase64, passwordHash } from './index.ts'

const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.endsWith('\0'))

describe('passwordHash (specification, section 5)', () => {
  it('gives the digest that OpenSSL gives', () => {
    expect(passwordHash('Seller@Example.com', 'Correct horse 1')).toBe('a8394b66f60e89f37297f66cb9c41ceb')
  })

  it('agrees with an independent MD5 on every text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (username, password) => {
        const expected = createHash('md5')
          .update(username.toLowerCase() + password, 'utf8')
          .digest('hex')
        expect(passwordHash(username, password)).toBe(expected)
      }),
    )
  })

  it('lower-cases the username and leaves the password alone', () => {
    expect(passwordHash('ADA@x.ng', 'pw')).toBe(passwordHash('ada@x.ng', 'pw'))
    expect(passwordHash('ada@x.ng', 'PW')).not.toBe(passwordHash('ada@x.ng', 'pw'))
  })
})

/** The same scheme by Node's OpenSSL: zero padding by hand, key as initial vector. */
const independent = (plain: string, key: string): string => {
  const bytes = Buffer.from(plain, 'utf8')
  const padded = Buffer.alloc(Math.ceil(bytes.length / 16) * 16)
  bytes.copy(padded)
  const keyBytes = Buffer.from(key, 'utf8')
  const cipher = createCipheriv(`aes-${keyBytes.length * 8}-cbc`, keyBytes, keyBytes.subarray(0, 16))
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
}

describe('AES-CBC with zero padding and the key as initial vector', () => {
  it.each([
    ['hello gift card!', '0123456789abcdef', '7GlkNFnJLQcly8SBeM1Bsw=='],
    ['pay ₦1', '0123456789abcdef0123456789abcdef', '+zu5RKo2YNiNuX+TuFu3ag=='],
  ])('encrypts %j as the OpenSSL command line does', (plain, key, encrypted) => {
    expect(aesEncrypt(plain, key)).toBe(encrypted)
    expect(aesDecrypt(encrypted, key)).toBe(plain)
  })

  it('agrees with an independent implementation on every text and key length', () => {
    const key = fc.constantFrom(16, 24, 32).chain((n) => fc.stringMatching(new RegExp(`^[!-~]{${n}}$`)))
    fc.assert(
      fc.property(text, key, (plain, secret) => {
        expect(aesEncrypt(plain, secret)).toBe(independent(plain, secret))
        expect(aesDecrypt(aesEncrypt(plain, secret), secret)).toBe(plain)
      }),
    )
  })

  it.each(['', 'short', '0123456789abcdef0'])('refuses the key %j', (key) => {
    expect(() => aesEncrypt('x', key)).toThrow(CryptoError)
    expect(() => aesDecrypt('', key)).toThrow(CryptoError)
  })

  it.each(['not base64!', 'AAAA', '7GlkNFnJLQcly8SBeM1Bsw'])('refuses %j without telling why', (input) => {
    expect(() => aesDecrypt(input, '0123456789abcdef')).toThrow(
      'The value could not be decoded with this key.',
    )
  })

  it('answers one error for a wrong key that yields no text', () => {
    const encrypted = aesEncrypt('a secret of some length, ₦', '0123456789abcdef')
    expect(() => aesDecrypt(encrypted, 'fedcba9876543210')).toThrow(CryptoError)
  })
})

describe('what cannot be encoded', () => {
  const half = `a${String.fromCharCode(0xd83d)}b`

  it.each([
    ['aesEncrypt', () => aesEncrypt(half, '0123456789abcdef')],
    ['encodeBase64', () => encodeBase64(half)],
    ['passwordHash', () => passwordHash('ada@x.ng', half)],
  ])('is said by %s, and never what it was', (_name, encode) => {
    expect(encode).toThrow(CryptoError)
    expect(encode).toThrow('The text cannot be encoded: it holds half a character (a lone surrogate).')
  })

  it('is a key of another length, where something is encrypted as where it is decrypted', () => {
    for (const run of [
      () => aesEncrypt('x', 'short'),
      () => aesDecrypt('', 'short'),
      () => aesEncrypt('x', half),
    ])
      expect(run).toThrow('The key must be 16, 24 or 32 bytes long.')
  })
})

describe('Base64', () => {
  it('agrees with an independent implementation and comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
        expect(encodeBase64(plain)).toBe(Buffer.from(plain, 'utf8').toString('base64'))
        expect(decodeBase64(encodeBase64(plain))).toBe(plain)
      }),
    )
  })

  it.each(['*', 'a', '/w=='])('refuses %j', (input) => {
    expect(() => decodeBase64(input)).toThrow(CryptoError)
  })
})
