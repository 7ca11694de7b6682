import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { HouseIcon, UserIcon } from '../primitives/icon/index.ts'
import { Brand } from './brand/brand.tsx'
import { BrandHeader } from './brand-header/brand-header.tsx'
import { Dock } from './dock/dock.tsx'
import { ErrorPage } from './error-page/error-page.tsx'
import { Nav } from './nav/nav.tsx'
import { PhoneFrame } from './phone-frame/phone-frame.tsx'
import { PullToRefresh } from './pull-to-refresh/pull-to-refresh.tsx'
import { Screen } from './screen/screen.tsx'
import { Section } from './section/section.tsx'
import { Tab, Tabbar } from './tabbar/tabbar.tsx'

const RouterLink = ({ to, ...rest }: { to: string } & React.ComponentPropsWithRef<'a'>) => (
  <a href={`/app${to}`} {...rest} />
)

describe('a screen', () => {
  it('has one heading, one main, and names its parts', async () => {
    const back = vi.fn()
    const { container } = render(
      <Screen header={<Nav title="Trade" onBack={back} />} footer={<Dock aria-label="Actions">Send</Dock>}>
        <Section title="Photos you sent">Two</Section>
      </Screen>,
    )
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Photos you sent' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Actions' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(back).toHaveBeenCalledOnce()
    await expectAccessible(container)
  })

  it('has router links in its tab bar, and says which is current and where news wait', async () => {
    const { container } = render(
      <Tabbar aria-label="Main">
        <Tab as={RouterLink} to="/home" icon={<HouseIcon />} current>
          Home
        </Tab>
        <Tab as={RouterLink} to="/user" icon={<UserIcon />} unread={2}>
          Me
        </Tab>
      </Tabbar>,
    )
    const home = screen.getByRole('link', { name: 'Home', current: 'page' })
    expect(home.getAttribute('href')).toBe('/app/home')
    expect(screen.getByRole('link', { name: /Me ?, 2 unread/ }).getAttribute('aria-current')).toBeNull()
    await expectAccessible(container)
  })
})

describe('the brand', () => {
  it('shows the logo, and its drawn mark when the logo fails', () => {
    const { container } = render(
      <BrandHeader brand={<Brand as="a" href="/home" name="Palm" logo="/logo.png" />} />,
    )
    expect(screen.getByRole('link', { name: 'Palm' })).toBeTruthy()
    fireEvent.error(container.querySelector('img')!)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg text')?.textContent).toBe('P')
  })

  it('draws no half of a mark while the name is on its way', () => {
    const { container } = render(<Brand name="" />)
    expect(container.querySelectorAll('svg rect')).toHaveLength(1)
    expect(container.querySelector('svg path')).toBeNull()
  })
})

describe('ErrorPage and PhoneFrame', () => {
  it('an error page is a whole screen with its own heading', async () => {
    const { container } = render(<ErrorPage kind="not-found" brand={<Brand name="Kaadi" />} />)
    expect(screen.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeTruthy()
    await expectAccessible(container)
  })

  it('holds a screen made of parts where there is no address to show', () => {
    render(<PhoneFrame appearance="cut">Home</PhoneFrame>)
    expect(screen.getByText('Home').className).toBe('k-phone-frame-glass')
  })
})

describe('PullToRefresh', () => {
  const pull = (element: Element, by: number) => {
    fireEvent.touchStart(element, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(element, { touches: [{ clientY: 100 + by }] })
    fireEvent.touchEnd(element, { touches: [] })
  }

  it('refreshes when pulled far enough, once, until it is done', async () => {
    let done = () => {}
    const refresh = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    render(<PullToRefresh onRefresh={refresh}>List</PullToRefresh>)
    const list = screen.getByText('List')
    pull(list, 60)
    expect(refresh).not.toHaveBeenCalled()
    pull(list, 140)
    pull(list, 140)
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('Refreshing')
    await act(async () => done())
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('takes no focus while it is hidden', async () => {
    const { container } = render(<PullToRefresh onRefresh={async () => {}}>List</PullToRefresh>)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
    await expectAccessible(container)
  })

  it('comes to rest when refreshing fails', async () => {
    const failing = Promise.reject(new Error('offline'))
    failing.catch(() => {})
    render(<PullToRefresh onRefresh={() => failing}>List</PullToRefresh>)
    await act(async () => pull(screen.getByText('List'), 140))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
