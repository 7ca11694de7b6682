import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Carousel } from './carousel.tsx'

const Link = ({ to, ...rest }: { to: string }) => <a href={`/app${to}`} {...rest} />
const items = [
  { id: '1', title: 'Steam pays more', link: { href: '/steam' } },
  { id: '2', title: 'Bring a friend', image: '/friend.webp' },
]

it('turns by button and says where it is', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const { container } = render(<Carousel items={items} />)
  expect(screen.getByRole('region', { name: 'Offers' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Offer 2 of 2')).toBeTruthy()
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('shows the words until the picture has come, and again when it fails', () => {
  const { container } = render(<Carousel items={items.slice(1)} />)
  const slide = container.querySelector<HTMLElement>('.k-carousel-slide')!
  expect(slide.dataset.pictured).toBeUndefined()
  fireEvent.load(container.querySelector('img')!)
  expect(slide.dataset.pictured).toBe('true')
  fireEvent.error(container.querySelector('img')!)
  expect(slide.dataset.pictured).toBeUndefined()
  expect(container.querySelector('img')).toBeNull()
})

it('draws links as the router does and nothing without offers', () => {
  const { container, rerender } = render(
    <Carousel items={[{ id: '1', title: 'Steam', link: { to: '/sell' } }]} linkAs={Link} />,
  )
  expect(screen.getByRole('link', { name: 'Steam' }).getAttribute('href')).toBe('/app/sell')
  rerender(<Carousel items={[]} />)
  expect(container.childElementCount).toBe(0)
})
