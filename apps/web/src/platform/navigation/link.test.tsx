import { framePath, landingPath } from '@kaadi/core/navigation'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Link, type LinkProps } from './link.tsx'

afterEach(cleanup)

function Place() {
  const { pathname, search, state } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>
}

const show = (props: LinkProps) => {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Link {...props}>Go</Link>
      <Place />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  /** @returns whether the browser is left to load the address */
  const click = (init?: MouseEventInit): boolean => {
    let isLeft = false
    const note = (event: Event) => {
      isLeft = !event.defaultPrevented
      // What is left to the browser would load the page anew.
      event.preventDefault()
    }
    document.addEventListener('click', note, { once: true })
    fireEvent.click(link, init)
    return isLeft
  }
  return { link, click, place: () => screen.getByRole('status').textContent }
}

describe('a link', () => {
  it('goes to a path of the app without loading the page anew', () => {
    const { link, click, place } = show({ to: '/wallet/history?page=2', state: { from: 'home' } })
    expect(link.getAttribute('href')).toBe('/wallet/history?page=2')
    expect(click()).toBe(false)
    expect(place()).toBe('PUSH /wallet/history?page=2 {"from":"home"}')
  })

  it('takes the place of what is shown where it is told to, and where it leads to the same', () => {
    const chosen = show({ to: '/account', replace: true })
    chosen.click()
    expect(chosen.place()).toBe('REPLACE /account null')
    cleanup()
    const same = show({ to: '/home' })
    same.click()
    expect(same.place()).toBe('REPLACE /home null')
  })

  it.each([landingPath, framePath])('leaves %s to the browser: another app renders it', (to) => {
    const { link, click, place } = show({ to })
    expect(link.getAttribute('href')).toBe(to)
    expect(click()).toBe(true)
    expect(place()).toContain('/home')
  })

  it.each([
    [{ target: '_blank' }, {}],
    [{}, { ctrlKey: true }],
    [{}, { metaKey: true }],
    [{}, { shiftKey: true }],
    [{}, { button: 1 }],
  ])('leaves a new tab to the browser: %j %j', (props, init) => {
    const { click, place } = show({ to: '/account', ...props })
    expect(click(init)).toBe(true)
    expect(place()).toContain('/home')
  })

  it('goes nowhere where a click was refused', () => {
    const { click, place } = show({ to: '/account', onClick: (event) => event.preventDefault() })
    expect(click()).toBe(false)
    expect(place()).toContain('/home')
  })

  it('gives its element, and takes what any link takes', () => {
    const ref = createRef<HTMLAnchorElement>()
    const { link } = show({ to: '/account', ref, className: 'k-row', 'aria-current': 'page' })
    expect(ref.current).toBe(link)
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['k-row', 'page'])
  })
})
