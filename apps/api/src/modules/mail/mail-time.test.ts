import { expect, it } from 'vitest'
import { mailDay, mailTime } from './mail-time.ts'

it('tells the time that a seller in each country has on the wall', () => {
  const at = '2026-12-31T23:30:00.000Z'
  expect(mailTime(at, 'NG')('en-US')).toBe('1 January 2027, 00:30')
  expect(mailTime(at, 'GH')('en-US')).toBe('31 December 2026, 23:30')
  expect(mailDay(at, 'NG')('en-US')).toBe('1 January 2027')
  expect(mailDay(at, 'GH')('fr')).toBe('31 décembre 2026')
})
