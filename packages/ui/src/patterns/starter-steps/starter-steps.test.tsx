import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { StarterSteps } from './starter-steps.tsx'

const steps = ['Sell', 'Add bank', 'Withdraw'].map((title) => ({
  id: title,
  title,
  action: <a href={`#${title}`}>{title} now</a>,
}))

it('offers the next step alone', async () => {
  const done = steps.map((step, index) => ({ ...step, done: index === 0 }))
  const { container } = render(<StarterSteps steps={done} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Add bank now'])
  const items = screen.getAllByRole('listitem')
  expect(items[0]?.textContent).toContain('Sell, done')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  await expectAccessible(container)
})

it('offers nothing when all is done', () => {
  render(<StarterSteps steps={steps.map((step) => ({ ...step, done: true }))} />)
  expect(screen.queryByRole('link')).toBeNull()
})
