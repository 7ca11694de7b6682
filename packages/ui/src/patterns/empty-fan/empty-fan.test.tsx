import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyFan } from './empty-fan.tsx'

it('is three faces that no screen reader meets', () => {
  const { container } = render(<EmptyFan />)
  expect(container.querySelectorAll('.k-card-face')).toHaveLength(3)
  expect(screen.queryByRole('img')).toBeNull()
})
