import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleSections } from '../samples/desk.tsx'
import { DeskLayout } from './desk-layout.tsx'

it('has one heading, one main, the places, and a way past them', async () => {
  const { container } = render(
    <DeskLayout brand={<a href="/">Kaadi</a>} sections={sampleSections} current="queue" title="Orders">
      <p>Content</p>
    </DeskLayout>,
  )
  const main = screen.getByRole('main')
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Orders\s*14/ }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: /Payouts/ }).getAttribute('aria-current')).toBeNull()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(`#${main.id}`)
  await expectAccessible(container)
})

afterEach(() => vi.restoreAllMocks())

it('scrolls its places until the current one is in sight, and leaves alone who scrolls afterwards', () => {
  const tall = (top: number, height: number) => new DOMRect(0, top, 200, height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'NAV') return tall(100, 300)
    return this.getAttribute('aria-current') ? tall(560, 44) : tall(100, 44)
  })
  const layout = (current?: string) => (
    <DeskLayout
      brand="Kaadi"
      sections={sampleSections.map((one) => ({ ...one }))}
      current={current}
      title="x"
    >
      <p>Content</p>
    </DeskLayout>
  )
  const { rerender } = render(layout())
  const places = screen.getByRole('navigation')
  expect(places.scrollTop).toBe(0)
  rerender(layout('queue'))
  expect(places.scrollTop).toBe(204)
  places.scrollTop = 10
  rerender(layout('queue'))
  expect(places.scrollTop).toBe(10)
})
