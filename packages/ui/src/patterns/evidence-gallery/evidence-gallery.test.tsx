import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { EvidenceGallery } from './evidence-gallery.tsx'

const items = [
  { id: '1', src: '/1.webp', alt: 'Your photo 2', caption: 'The code can’t be read', at: '2:09 pm' },
  { id: '2', src: '/2.webp', alt: 'Balance 0', caption: 'Nothing left' },
]

it('opens a picture larger and turns to the next by arrow key', async () => {
  const { container } = render(<EvidenceGallery items={items} />)
  await userEvent.click(screen.getByRole('button', { name: 'Look closer: Your photo 2' }))
  const dialog = screen.getByRole('dialog', { name: 'The code can’t be read' })
  expect(within(dialog).getByRole('img', { name: 'Your photo 2' })).toBeTruthy()
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(screen.getByRole('dialog', { name: 'Nothing left' })).toBeTruthy()
  expect(within(dialog).getByText('2 of 2')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog', { name: 'The code can’t be read' })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await expectAccessible(container)
})

it('keeps the place of a picture that can’t be loaded', () => {
  const { container } = render(<EvidenceGallery items={items} />)
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByRole('button', { name: 'Look closer: Your photo 2' })).toBeTruthy()
})

it('draws no broken picture where it has no address', async () => {
  const { container } = render(<EvidenceGallery items={[{ ...items[0]!, src: '' }]} />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Look closer: Your photo 2' })).toBeTruthy()
})

it('loads a picture only when it is opened where data is short', async () => {
  const asked = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-data'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  const { container } = render(<EvidenceGallery items={items} />)
  expect(container.querySelector('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Look closer: Your photo 2' }))
  expect(screen.getByRole('img', { name: 'Your photo 2' })).toBeTruthy()
  asked.mockRestore()
})
