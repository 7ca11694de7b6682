import { describe, expect, it } from 'vitest'
import { errorCodes, errorEntryOf, errorNameOf, noticeFor, otherMessage, tableMessage } from './index.ts'

describe('the table of specification section 8, word for word', () => {
  it.each([
    ['000', 'The operation is too frequent, Please waite a minute.'],
    [401, 'You have not permission，Please contact administrator.'],
    [403, 'You have not permission，Please contact administrator.'],
    [404, 'Not record'],
    [417, "Didn't bind the login account. Please use the password to sign in and bind it."],
    [423, 'The environment is not operational, Please contact customer service.'],
    [426, 'User name does not exist or password error'],
    [428, 'Verification code error, please re-enter.'],
    [429, 'Request too frequently,Please waite a minute.'],
    [479, 'Demo environment, no permission to operate.'],
    [999, 'Some things error, Please contact customer service.'],
  ])('%s', (code, message) => {
    expect(tableMessage(code)).toBe(message)
  })
})

describe('a notice', () => {
  it('shows the message of the server', () => {
    expect(noticeFor(1400, 'Your balance is ₦10.00.')).toBe('Your balance is ₦10.00.')
  })
  it('shows the table where the server says nothing', () => {
    expect(noticeFor(404, ' ')).toBe('Not record')
    expect(noticeFor('000', null)).toBe('The operation is too frequent, Please waite a minute.')
  })
  it('has its own words for 426, whatever the server says', () => {
    expect(noticeFor(426, 'User name does not exist or password error')).toBe(
      'Email or password is incorrect',
    )
  })
})

describe('codes', () => {
  it('take 000 as a code of its own and 0 as none', () => {
    expect(errorNameOf('000')).toBe('tooFrequentOperation')
    expect(errorNameOf(0)).toBeUndefined()
    expect(errorEntryOf('0')).toBeUndefined()
  })
  it('are used once each', () => {
    const codes = Object.values(errorCodes).map(({ code }) => String(code))
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('all have words, which the server sends', () => {
    for (const [name, { message }] of Object.entries(errorCodes)) {
      expect(message, name).toMatch(/^[A-Z].+\.?$/)
      if (name !== 'internal') expect(message, name).not.toBe(otherMessage)
    }
  })
  it('number the own errors of the service from 1000', () => {
    const known = ['000', '401', '403', '404', '417', '423', '426', '428', '429', '479']
    const own = Object.values(errorCodes).filter(({ code }) => !known.includes(String(code)))
    expect(own.filter(({ code }) => Number(code) < 1000)).toEqual([])
  })
})
