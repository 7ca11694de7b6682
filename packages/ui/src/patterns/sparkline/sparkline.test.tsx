import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Sparkline } from './sparkline.tsx'
import { sparklinePath } from './sparkline-path.ts'

describe('sparklinePath', () => {
  it('runs from the lower left to the upper right when the rate rises', () => {
    const line = sparklinePath([1, 2], 52, 22)!
    expect(line.path).toBe('M2 19L48 3')
    expect(line.end).toEqual({ x: 48, y: 3 })
  })

  it('runs through the middle when nothing changed', () => {
    expect(sparklinePath([5, 5, 5], 52, 22)!.path).toBe('M2 11L25 11L48 11')
  })

  it('has no line for one point and nothing at all for none', () => {
    expect(sparklinePath([5], 52, 22)).toEqual({ path: null, end: { x: 48, y: 11 } })
    expect(sparklinePath([], 52, 22)).toBeNull()
  })
})

describe('Sparkline', () => {
  it.each([
    { points: [1, 3, 2], trend: 'up' },
    { points: [3, 1, 2], trend: 'down' },
    { points: [2, 1, 2], trend: 'flat' },
    { points: [2], trend: 'flat' },
  ])('takes $trend from first and last of $points', ({ points, trend }) => {
    render(<Sparkline points={points} label="Rate" />)
    expect(screen.getByRole('img', { name: 'Rate' }).dataset.trend).toBe(trend)
  })

  it('believes the server about the trend', () => {
    render(<Sparkline points={[1, 2]} trend="down" label="Rate" />)
    expect(screen.getByRole('img').dataset.trend).toBe('down')
  })

  it('is decoration without a label', async () => {
    const { container } = render(<Sparkline points={[1, 2]} />)
    expect(screen.queryByRole('img')).toBeNull()
    await expectAccessible(container)
  })
})
