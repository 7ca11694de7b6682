import { aMoneyInsight } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { everyDay } from './money-words.ts'

it('has every day of the period in a drawing, those on which nothing moved too', () => {
  const [day] = aMoneyInsight().days.filter(({ currencyId }) => currencyId === 1)
  const days = [
    { ...day!, day: '2026-10-31' },
    { ...day!, day: '2026-11-03' },
    { ...day!, day: '2026-11-02', currencyId: 2 as const },
  ]
  const drawn = everyDay({ from: '2026-10-30', to: '2026-11-03', days }, 1)
  expect(drawn.map((each) => [each.day, each.cards])).toEqual([
    ['2026-10-30', '0'],
    ['2026-10-31', day!.cards],
    ['2026-11-01', '0'],
    ['2026-11-02', '0'],
    ['2026-11-03', day!.cards],
  ])
})
