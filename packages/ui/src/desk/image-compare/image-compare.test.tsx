import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleImages } from '../samples/desk.tsx'
import { ImageCompare } from './image-compare.tsx'
import { fitted, lookAt } from './pane-view.ts'

describe('lookAt', () => {
  it('stays between fitted and eight times', () => {
    let view = fitted(0)
    for (let step = 0; step < 20; step++) view = lookAt(view, { do: 'zoom', by: 1.5 })
    expect(view.zoom).toBe(8)
    for (let step = 0; step < 20; step++) view = lookAt(view, { do: 'zoom', by: 0.5 })
    expect(view.zoom).toBe(1)
  })

  it('never loses the image out of the pane', () => {
    const near = lookAt(lookAt(fitted(0), { do: 'zoom', by: 2 }), { do: 'move', x: 9, y: -9 })
    expect([near.x, near.y]).toEqual([0.5, -0.5])
    expect(lookAt(near, { do: 'zoom', by: 0.5 })).toMatchObject({ x: 0, y: 0 })
    expect(lookAt(fitted(0), { do: 'move', x: 1, y: 1 })).toMatchObject({ x: 0, y: 0 })
  })

  it('comes back to upright after four turns, and fits each new image', () => {
    const turned = [1, 2, 3, 4].reduce((view) => lookAt(view, { do: 'turn' }), fitted(0))
    expect(turned.turns).toBe(0)
    expect(lookAt({ ...turned, zoom: 3 }, { do: 'show', image: 2 })).toEqual(fitted(2))
  })
})

const panes = () => screen.getAllByRole('group')
const zooms = () => screen.getAllByRole('status').map((zoom) => zoom.textContent)
const ground = (pane: HTMLElement) => within(pane).getByRole('application')

describe('ImageCompare', () => {
  it('carries the mark of who looks over each image, which no screen reader reads and no pointer meets', async () => {
    const { container } = render(<ImageCompare images={sampleImages} mark="Ada Reviewer" />)
    for (const pane of panes()) {
      const mark = ground(pane).querySelector('[data-mark]')!
      expect(mark.getAttribute('data-mark')).toContain('Ada Reviewer')
      expect(mark.getAttribute('aria-hidden')).toBe('true')
    }
    expect(panes().map((pane) => pane.getAttribute('aria-label'))).toEqual(['Side 1: Front', 'Side 2: Back'])
    await expectAccessible(container)
  })

  it('has none where nobody is named', () => {
    const { container } = render(<ImageCompare images={sampleImages} />)
    expect(container.querySelector('[data-mark]')).toBeNull()
  })

  it('shows two sides, by name', async () => {
    const { container } = render(<ImageCompare images={sampleImages} />)
    expect(panes().map((pane) => pane.getAttribute('aria-label'))).toEqual(['Side 1: Front', 'Side 2: Back'])
    await expectAccessible(container)
  })

  it('is worked by keys on the side that has the focus', async () => {
    render(<ImageCompare images={sampleImages} />)
    ground(panes()[1]!).focus()
    await userEvent.keyboard('++')
    expect(zooms()).toEqual(['100%', '225%'])
    await userEvent.keyboard('0]')
    expect(zooms()).toEqual(['100%', '100%'])
    expect(panes()[1]!.getAttribute('aria-label')).toBe('Side 2: Receipt')
    await userEvent.keyboard('[[[[[[')
    expect(panes()[1]!.getAttribute('aria-label')).toBe('Side 2: Photo 6')
  })

  it('moves both together when asked to', async () => {
    render(<ImageCompare images={sampleImages} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Move both together' }))
    await userEvent.click(within(panes()[0]!).getByRole('button', { name: 'Zoom in' }))
    expect(zooms()).toEqual(['150%', '150%'])
    await userEvent.click(within(panes()[0]!).getByRole('button', { name: 'Receipt' }))
    expect(panes().map((pane) => pane.getAttribute('aria-label'))).toEqual([
      'Side 1: Receipt',
      'Side 2: Back',
    ])
  })

  it('is worked by keys wherever the focus is, on the side that had it last', async () => {
    render(
      <>
        <button type="button">Elsewhere</button>
        <ImageCompare images={sampleImages} />
      </>,
    )
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await userEvent.keyboard('+')
    expect(zooms()).toEqual(['150%', '100%'])
    ground(panes()[1]!).focus()
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await userEvent.keyboard('=0+]')
    expect(zooms()).toEqual(['150%', '100%'])
    expect(panes()[1]!.getAttribute('aria-label')).toBe('Side 2: Receipt')
  })

  it('has a strip only where there is more than it shows', () => {
    const { rerender } = render(<ImageCompare images={sampleImages.slice(0, 2)} />)
    expect(screen.queryByRole('list')).toBeNull()
    rerender(<ImageCompare images={sampleImages.slice(0, 3)} />)
    expect(screen.getAllByRole('list')).toHaveLength(2)
  })

  it('begins anew where what the images are of changes, and keeps the focus', async () => {
    const shown = (subject: string, start?: readonly [number]) => (
      <ImageCompare images={sampleImages} subject={subject} start={start} />
    )
    const { rerender } = render(shown('card-1'))
    ground(panes()[0]!).focus()
    await userEvent.keyboard('+]]]')
    rerender(shown('card-1'))
    expect(panes()[0]!.getAttribute('aria-label')).toBe('Side 1: Photo 4')
    rerender(shown('card-2'))
    expect(panes().map((pane) => pane.getAttribute('aria-label'))).toEqual(['Side 1: Front', 'Side 2: Back'])
    expect(zooms()).toEqual(['100%', '100%'])
    expect(document.activeElement).toBe(ground(panes()[0]!))
    rerender(shown('card-3', [2]))
    expect(panes().map((pane) => pane.getAttribute('aria-label'))).toEqual(['Side 1: Receipt'])
  })

  it('shows one image alone, and says when there is none', () => {
    const { rerender } = render(<ImageCompare images={sampleImages.slice(0, 1)} />)
    expect(panes()).toHaveLength(1)
    expect(screen.queryByRole('switch')).toBeNull()
    rerender(<ImageCompare images={[]} />)
    expect(screen.getByText('The seller sent no images.')).toBeTruthy()
  })
})
