import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { naira } from '../samples/currencies.ts'
import { CardSummary } from './card-summary.tsx'

const props = { cardName: 'Steam', detail: 'USA', currency: naira, per: 'per $1' }

it('names the card and its rate', async () => {
  const { container } = render(
    <CardSummary {...props} rate="1480" change={<button type="button">Change</button>} />,
  )
  expect(screen.getByRole('img', { name: 'Steam card' })).toBeTruthy()
  expect(container.textContent).toContain('₦1,480')
  expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
  await expectAccessible(container)
})

it('says that it is not bought instead of showing a rate of nothing', () => {
  const { container } = render(<CardSummary {...props} rate={null} />)
  expect(screen.getByText('Not bought at the moment')).toBeTruthy()
  expect(container.textContent).not.toContain('per $1')
})
