import { describe, expect, it } from 'vitest'
import { passwordFault, passwordStrength } from './password-strength.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 'none'],
    ['Ab1!xyz', 'short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefgh', 'weak'],
    ['Abcdefg7', 'fair'],
    ['three green lizards', 'strong'],
  ])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
})

describe('what is wrong with a new password', () => {
  it.each([
    ['1234567', 'Use at least 8 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['ADA@example.com', 'Choose something other than your email address.'],
    ['ada.okafor', undefined],
    ['x'.repeat(128), undefined],
  ])('%s: %s', (password, fault) => expect(passwordFault(password, 'ada@example.com')).toBe(fault))
})
