import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { type LevelState, VerificationLevels } from './verification-levels.tsx'

const level = (id: string, state: LevelState) => ({
  id,
  title: id,
  state,
  needs: ['A bill'],
  action: <button type="button">Begin {id}</button>,
})

it('offers and explains what can be begun, and nothing else', async () => {
  const { container } = render(
    <VerificationLevels
      levels={[
        level('phone', 'done'),
        level('identity', 'refused'),
        level('face', 'waiting'),
        level('address', 'now'),
        level('income', 'locked'),
      ]}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Begin identity',
    'Begin address',
  ])
  const states = [...container.querySelectorAll('ol > li')].map((item) => [
    item.querySelector('.k-tag')?.textContent,
    item.getAttribute('aria-current'),
    item.querySelectorAll('ul').length,
  ])
  expect(states).toEqual([
    ['Verified', null, 0],
    ['Refused', null, 1],
    ['Being checked', null, 0],
    ['Your next level', 'step', 1],
    ['Later', null, 0],
  ])
  await expectAccessible(container)
})

it('says that it loads', () => {
  render(<VerificationLevels levels={[]} loading />)
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})
