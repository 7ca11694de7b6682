import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { times } from '../time/times.ts'
import { speakLanguage } from '../words/speak-language.ts'
import { figure, percentage } from './figure.ts'

afterEach(() => act(() => speakLanguage('en-US')))

it('writes counts and percentages as the language does', async () => {
  expect([figure(1004), figure('0.5')]).toEqual(['1,004', '0.5'])
  await act(() => speakLanguage('fr'))
  expect([figure(1004), figure('0.5')].map((text) => text.replace(/\s/, ' '))).toEqual(['1 004', '0,5'])
})

it.each([
  ['en-US', '12.5%'],
  ['fr', '12,5\u00a0%'],
  ['pcm', '12.5%'],
  ['ha', '12.5%'],
  ['yo', '12.5%'],
  ['ig', '12.5%'],
] as const)('writes a percentage as %s does: %s', async (code, written) => {
  await act(() => speakLanguage(code))
  expect(percentage('12.5')).toBe(written)
})

it('tells the time by the clock that the language reads, months small within a date', async () => {
  const evening = new Date(2025, 10, 24, 20, 35).getTime()
  expect(times.timeOfDay(evening)).toBe('8:35 pm')
  await act(() => speakLanguage('fr'))
  expect(times.timeOfDay(evening)).toBe('20:35')
  expect(times.day(evening)).toBe('24 novembre 2025')
  expect(times.short(evening)).toBe('24 nov. 2025, 20:35')
})
