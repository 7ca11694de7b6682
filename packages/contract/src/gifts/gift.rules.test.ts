import { expect, it } from 'vitest'
import { giftPhaseAt } from './gift.rules.ts'

const time = { startsTime: '2026-11-20T08:00:00.000Z', endsTime: '2026-11-22T08:00:00.000Z' }

it.each([
  ['2026-11-20T07:59:59.999Z', 'before'],
  ['2026-11-20T08:00:00.000Z', 'during'],
  ['2026-11-22T07:59:59.999Z', 'during'],
  ['2026-11-22T08:00:00.000Z', 'after'],
])('a gift is at %s %s', (now, phase) => expect(giftPhaseAt(time, Date.parse(now))).toBe(phase))

it('runs without a start and an end', () => {
  expect(giftPhaseAt({ startsTime: null, endsTime: null }, 0)).toBe('during')
})
