import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createServiceClock,
  createTimes,
  describeDuration,
  deviceZone,
  formatCountdown,
  formatDuration,
  formatTime,
  timeParts,
} from './index.ts'

describe('formatTime (specification, section 9)', () => {
  it('is eight hours east by default', () => {
    expect(formatTime('2026-11-21T10:00:00.000Z')).toBe('2026-11-21 18:00:00')
    expect(formatTime('2026-12-31T16:00:00Z')).toBe('2027-01-01 00:00:00')
    expect(formatTime(0)).toBe('1970-01-01 08:00:00')
  })

  it('takes another zone and another pattern', () => {
    expect(formatTime('2026-11-21T23:30:05Z', { zone: 60, pattern: 'DD/MM/YYYY HH.mm' })).toBe(
      '22/11/2026 00.30',
    )
    expect(formatTime('2026-11-21T00:30:00Z', { zone: -210, pattern: 'DD HH:mm' })).toBe('20 21:00')
    expect(formatTime('2026-03-29T01:30:00Z', { zone: (at) => (at > 0 ? 120 : 60), pattern: 'HH:mm' })).toBe(
      '03:30',
    )
  })

  it.each([null, undefined, '', 'soon', Number.NaN, Number.POSITIVE_INFINITY])('shows -- for %s', (instant) =>
    expect(formatTime(instant)).toBe('--'),
  )

  it('agrees with the calendar in every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), fc.integer({ min: -720, max: 840 }), (at, zone) => {
        const expected = new Date(at + zone * 60_000).toISOString().slice(0, 19).replace('T', ' ')
        expect(formatTime(at, { zone })).toBe(expected)
      }),
    )
  })

  it('can be the device’s own zone', () => {
    const at = Date.UTC(2026, 10, 21, 10)
    expect(timeParts(at, deviceZone)?.hour).toBe(new Date(at).getHours())
  })
})

const now = Date.parse('2026-11-21T14:05:30.000Z')
const times = createTimes({ zone: 60, now: () => now })

describe('times in words', () => {
  it.each([
    ['2026-11-21T13:02:00Z', '2:02 pm'],
    ['2026-11-21T11:00:00Z', '12:00 pm'],
    ['2026-11-20T23:05:00Z', '12:05 am'],
    ['2026-11-21T06:09:59Z', '7:09 am'],
  ])('the time of day of %s is %s', (instant, words) => expect(times.timeOfDay(instant)).toBe(words))

  it.each([
    ['2026-11-20T23:00:00Z', 'Today'],
    ['2026-11-20T22:59:59Z', 'Yesterday'],
    ['2026-11-19T22:59:59Z', '19 November'],
    ['2025-11-21T12:00:00Z', '21 November 2025'],
    ['2026-11-22T12:00:00Z', '22 November'],
  ])('the day of %s is %s', (instant, words) => expect(times.day(instant)).toBe(words))

  it.each([
    ['2026-11-21T13:02:00Z', '2:02 pm'],
    ['2026-11-12T13:02:00Z', '12 Nov, 2:02 pm'],
    ['2025-11-12T13:02:00Z', '12 Nov 2025, 2:02 pm'],
  ])('the short time of %s is %s', (instant, words) => expect(times.short(instant)).toBe(words))

  it.each([
    ['2026-11-21T13:02:00Z', '21 Nov, 2:02 pm', '21 Nov 2026'],
    ['2025-11-12T13:02:00Z', '12 Nov 2025, 2:02 pm', '12 Nov 2025'],
  ])('%s has its day in each case: %s, %s', (instant, dayAndTime, date) =>
    expect([times.dayAndTime(instant), times.date(instant)]).toEqual([dayAndTime, date]),
  )

  it.each([
    [-59_999, 'just now'],
    [59_999, 'just now'],
    [-60_000, '1 minute ago'],
    [-5 * 60_000, '5 minutes ago'],
    [-3_599_999, '59 minutes ago'],
    [-3_600_000, '2:05 pm'],
    [5 * 60_000, 'in 5 minutes'],
    [3_600_000, '4:05 pm'],
  ])('%d ms away is %s: relative under an hour alone', (ms, words) => {
    expect(times.relative(now + ms)).toBe(words)
  })

  it.each([
    [90_000, 'just now'],
    [-60_000, '1 minute ago'],
    [-3_600_000, '2:05 pm'],
  ])('%d ms away is %s for what has happened: a clock that is behind makes no future of it', (ms, words) => {
    expect(times.ago(now + ms)).toBe(words)
  })

  it('the month has its year', () => expect(times.month('2026-11-01T00:00:00Z')).toBe('November 2026'))

  it.each([null, undefined, 'x'])('show -- for %s', (instant) =>
    expect([times.day(instant), times.relative(instant), times.month(instant)]).toEqual(['--', '--', '--']),
  )

  it('are eight hours east where no zone is given', () =>
    expect(createTimes({ now: () => now }).timeOfDay('2026-11-21T00:00:00Z')).toBe('8:00 am'))

  it('is by a clock of 24 hours where people read that', () => {
    const french = createTimes({ now: () => now, has24Hours: () => true })
    expect(french.timeOfDay('2026-11-21T12:05:00Z')).toBe('20:05')
    expect(french.timeOfDay('2026-11-20T16:05:00Z')).toBe('00:05')
    expect(french.short('2026-11-01T12:05:00Z')).toBe('1 Nov, 20:05')
  })
})

describe('lengths of time', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [420, '7 minutes'],
    [3569, '59 minutes'],
    [3599, '1 hour'],
    [3600, '1 hour'],
    [4500, '75 minutes'],
    [7200, '2 hours'],
    [200_000, '2 days'],
    [-5, '0 seconds'],
  ])('%d seconds are %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words))

  it.each([
    [0, 'less than a minute'],
    [44, 'less than a minute'],
    [45, 'about a minute'],
    [66, 'about a minute'],
    [90, 'about 2 minutes'],
    [420, 'about 7 minutes'],
    [570, 'about 10 minutes'],
    [1043, 'about 15 minutes'],
    [3000, 'about 50 minutes'],
    [3300, 'about an hour'],
    [5399, 'about an hour'],
    [5400, 'about 2 hours'],
    [86_400, 'about 24 hours'],
    [200_000, 'about 2 days'],
  ])('%d measured seconds are told as %s', (seconds, words) => expect(describeDuration(seconds)).toBe(words))

  it.each([
    [545_000, '9:05'],
    [544_001, '9:05'],
    [59_000, '0:59'],
    [1, '0:01'],
    [0, '0:00'],
    [-9, '0:00'],
    [3_729_000, '1:02:09'],
  ])('%d ms are left as %s', (ms, figure) => expect(formatCountdown(ms)).toBe(figure))
})

describe('the service’s clock', () => {
  it('goes by the difference of the two clocks at the reply', () => {
    let device = 1_000_000
    const clock = createServiceClock('2026-11-21T00:00:00.000Z', device, () => device)
    device += 5_000
    expect(new Date(clock()).toISOString()).toBe('2026-11-21T00:00:05.000Z')
  })

  it.each([undefined, 'x'])('is the device’s where the reply says %s', (serverTime) =>
    expect(createServiceClock(serverTime, 0, () => 42)()).toBe(42),
  )
})
