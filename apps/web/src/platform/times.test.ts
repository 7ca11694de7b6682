import { expect, it } from 'vitest'
import { dayLabel, duration, monthLabel, shortTime, timeOfDay } from './times.ts'

// Built from local parts, so that the test says the same in every zone.
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(parts[0], parts[1] - 1, parts[2], parts[3] ?? 0, parts[4] ?? 0).toISOString()
const now = Date.parse(at(2026, 11, 21, 9, 30))

it('says the time of day in small letters', () => {
  expect(timeOfDay(at(2026, 11, 21, 14, 2))).toBe('2:02 pm')
  expect(timeOfDay(at(2026, 11, 21, 0, 5))).toBe('12:05 am')
})

it('names days by their distance from today', () => {
  expect(dayLabel(at(2026, 11, 21, 0, 1), now)).toBe('Today')
  expect(dayLabel(at(2026, 11, 20, 23, 59), now)).toBe('Yesterday')
  expect(dayLabel(at(2026, 11, 12), now)).toBe('12 November')
  expect(dayLabel(at(2025, 12, 31), now)).toBe('31 December 2025')
})

it('leaves the day out where it is today', () => {
  expect(shortTime(at(2026, 11, 21, 8, 0), now)).toBe('8:00 am')
  expect(shortTime(at(2026, 11, 12, 8, 0), now)).toBe('12 Nov, 8:00 am')
  expect(monthLabel(at(2026, 11, 12))).toBe('November 2026')
})

it('says how long something takes', () => {
  expect(duration(1)).toBe('1 second')
  expect(duration(420)).toBe('7 minutes')
  expect(duration(7200)).toBe('2 hours')
  expect(duration(200_000)).toBe('2 days')
})
