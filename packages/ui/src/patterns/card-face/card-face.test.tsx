import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleCardTypes } from '../samples/card-types.ts'
import { CardFace } from './card-face.tsx'
import { inkOn } from './dyes.ts'
import { weave } from './weave.ts'

describe('weave', () => {
  it('gives the same strip for the same name, whatever its case and spaces', () => {
    expect(weave(' steam ')).toEqual(weave('Steam'))
  })

  it('gives every sample card its own strip', () => {
    const strips = sampleCardTypes.map(({ name }) => JSON.stringify(weave(name)))
    expect(new Set(strips).size).toBe(sampleCardTypes.length)
  })

  it('fills the strip from edge to edge with nine threads', () => {
    for (const { name } of sampleCardTypes) {
      const threads = weave(name)
      const last = threads.at(-1)!
      expect(threads).toHaveLength(9)
      expect(last.from + last.width).toBeCloseTo(100, 1)
      expect(threads.every(({ width }) => width > 2)).toBe(true)
    }
  })

  it('keeps the strip that sellers have learnt', () => {
    expect(weave('Steam').map(({ width }) => width)).toMatchInlineSnapshot(`
      [
        13.21,
        6.98,
        12.06,
        3.5,
        23.42,
        5.36,
        15.13,
        9.51,
        10.82,
      ]
    `)
  })
})

describe('CardFace', () => {
  it('is named when the face stands alone', async () => {
    const { container } = render(<CardFace name="Steam" label="Steam card" />)
    expect(screen.getByRole('img', { name: 'Steam card' })).toBeTruthy()
    await expectAccessible(container)
  })

  it('is decoration beside a written name', () => {
    render(<CardFace name="Steam" />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('writes dark ink on a light ground and white ink on a dark one', () => {
    expect(inkOn('#e4e5ea')).toBe('#23262e')
    expect(inkOn('#1d2f45')).toBe('#ffffff')
  })

  it('shows the logo only once it has arrived', () => {
    const { container } = render(<CardFace name="Steam" label="Steam card" logo="/steam.png" />)
    const face = screen.getByRole('img', { name: 'Steam card' })
    expect(face.dataset.logo).toBeUndefined()
    fireEvent.load(container.querySelector('img')!)
    expect(face.dataset.logo).toBe('shown')
  })

  it('goes back to the drawn face when the logo fails, and tries again with another address', () => {
    const { container, rerender } = render(<CardFace name="Steam" logo="/gone.png" />)
    fireEvent.error(container.querySelector('img')!)
    expect(container.querySelector('img')).toBeNull()
    rerender(<CardFace name="Steam" logo="/new.png" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.png')
  })

  it('draws the first letter of names that begin with a sign', () => {
    const { container } = render(<CardFace name="«éclair»" />)
    expect(container.querySelector('text')?.textContent).toBe('É')
  })
})
