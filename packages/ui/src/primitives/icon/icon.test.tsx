import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { iconPaths } from './generated/icon-paths.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-names.ts'

it('is hidden from screen readers beside a word, and named where it stands alone', () => {
  const { container } = render(<Icon name="check" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  render(<Icon name="lock" label="Read only" />)
  expect(screen.getByRole('img', { name: 'Read only' })).toBeTruthy()
})

it('has a path for every name, none of which starts relative to another', () => {
  expect(Object.keys(iconPaths)).toEqual([...iconNames])
  for (const path of Object.values(iconPaths)) {
    expect(path).toMatch(/^M/)
    expect(path).not.toMatch(/NaN|undefined/)
  }
})

it('marks what points along the line of reading', () => {
  const { container } = render(
    <>
      <Icon name="chevron-right" />
      <Icon name="check" />
    </>,
  )
  expect([...container.querySelectorAll('svg')].map((svg) => svg.dataset.directional)).toEqual([
    'true',
    undefined,
  ])
})
