import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LongDays } from './long-days.tsx'
import { meanRowHeight } from './use-row-height.ts'

it('says of each day how many rows it holds, so that it has its height before it is drawn', () => {
  const trades = ['Today 1', 'Today 2', 'Yesterday 3', '12 November 4', '12 November 5', '12 November 6']
  render(
    <MemoryRouter>
      <LongDays
        items={trades}
        labelOf={(trade) => trade.replace(/ \d$/, '')}
        idOf={String}
        textOf={String}
        row={(trade) => <p key={trade}>{trade}</p>}
      />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('region').map((day) => day.style.getPropertyValue('--w-rows'))).toEqual([
    '2',
    '1',
    '3',
  ])
})

it.each([
  [
    [
      { height: 132, count: 2 },
      { height: 210, count: 1 },
    ],
    114,
  ],
  [[{ height: 66, count: 1 }], 66],
  [[{ height: 0, count: 3 }], undefined],
  [[], undefined],
])('takes the mean height of rows that are drawn: %j', (drawn, height) =>
  expect(meanRowHeight(drawn)).toBe(height),
)
