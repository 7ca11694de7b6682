import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as door from './index.ts'
import { ArrowLeftRightIcon, CheckIcon, ChevronRightIcon, LockIcon } from './index.ts'

const { createIcon, ...icons } = door

it('is hidden from screen readers beside a word, and named where it stands alone', () => {
  const { container } = render(<CheckIcon />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  render(<LockIcon label="Read only" />)
  expect(screen.getByRole('img', { name: 'Read only' })).toBeTruthy()
})

it('has a path for every icon, none of which starts relative to another', () => {
  expect(Object.keys(icons).length).toBeGreaterThan(90)
  for (const [name, Icon] of Object.entries(icons)) {
    expect(Icon.displayName).toBe(name)
    const { container } = render(<Icon />)
    const path = container.querySelector('path')?.getAttribute('d')
    expect(path).toMatch(/^M/)
    expect(path).not.toMatch(/NaN|undefined/)
  }
})

it('marks what points along the line of reading', () => {
  const { container } = render(
    <>
      <ChevronRightIcon />
      <CheckIcon />
      <ArrowLeftRightIcon />
    </>,
  )
  expect([...container.querySelectorAll('svg')].map((svg) => svg.dataset.directional)).toEqual([
    'true',
    undefined,
    undefined,
  ])
})

it('leaves its size to the part around it until one is asked for', () => {
  const { container } = render(
    <>
      <CheckIcon />
      <CheckIcon size={14} />
    </>,
  )
  const [usual, small] = container.querySelectorAll('svg')
  expect(usual?.dataset.size).toBeUndefined()
  expect(small?.dataset.size).toBe('14')
  expect(small?.getAttribute('stroke-width')).toBe('2.5')
})

it('draws a path of the caller’s own', () => {
  const BoltIcon = createIcon('BoltIcon', 'M13 2L3 14h9l-1 8 10-12h-9z', true)
  const { container } = render(<BoltIcon className="mine" />)
  expect(container.querySelector('svg.k-icon.mine[data-directional]')).toBeTruthy()
})
