import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { StatTile } from './stat-tile.tsx'

it('leads to what it counts', async () => {
  const { container } = render(
    <StatTile
      as="a"
      href="#late"
      label="Late"
      value="3"
      detail="by 12 min"
      change={{ trend: 'up', by: '8%' }}
      points={[1, 2]}
    />,
  )
  expect(screen.getByRole('link', { name: /Late\s*3\s*.*up\s*8%\s*by 12 min/ })).toBeTruthy()
  await expectAccessible(container)
})
