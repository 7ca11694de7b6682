import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

it('links every place but the page itself', async () => {
  const { container } = render(
    <Breadcrumbs items={[{ label: 'Sellers', link: { href: '/sellers' } }, { label: 'Ngozi Eze' }]} />,
  )
  const nav = screen.getByRole('navigation', { name: 'You are here' })
  expect(within(nav).getByRole('link').getAttribute('href')).toBe('/sellers')
  expect(screen.getByText('Ngozi Eze').getAttribute('aria-current')).toBe('page')
  await expectAccessible(container)
})

const Link = ({ to, children }: { to: string; children: string }) => <a href={`/app${to}`}>{children}</a>

it('draws its links as the app’s router wants them', () => {
  render(<Breadcrumbs linkAs={Link} items={[{ label: 'Sellers', link: { to: '/sellers' } }]} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/sellers')
})
