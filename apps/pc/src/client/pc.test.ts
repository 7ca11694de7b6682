import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aService } from '../../test/a-service.ts'
import { expectAccessible } from '../../test/accessible.ts'
import { openPage, pageHtml } from '../../test/page.ts'
import type { PageLanguage } from '../pages/page-language.ts'
import { framePathOf } from './frame-path.ts'
import { startFrame } from './pc.ts'

const frame = () => document.querySelector<HTMLIFrameElement>('iframe')!
const shown = () => frame().getAttribute('src')
const address = () => document.querySelector('[data-address]')?.textContent

const yoruba: PageLanguage = {
  code: 'yo',
  words: { 'Made for your phone': 'Ó wà fún fóònù yín', 'Copy link': 'Ṣe ẹ̀dà', 'The app on a phone': 'Áàpù' },
  scriptWords: { 'Link copied': 'A ti ṣe ẹ̀dà' },
}
/** A service that answers the page in each language that a test needs. */
const answering = (pages: Readonly<Record<string, string>>): typeof fetch => {
  const service = aService()
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), window.location.origin)
    const page = pathname === '/pc' ? pages[searchParams.get('lang') ?? ''] : undefined
    return page === undefined ? service.fetch(input, init) : new Response(page)
  }
}

const open = (search: string, fetch = aService().fetch) => {
  openPage('pc', `/pc${search}`)
  // The frame of a test opens nothing.
  Object.defineProperty(frame(), 'src', {
    set: (path: string) => frame().setAttribute('src', path),
  })
  Object.defineProperty(frame(), 'contentWindow', { value: new EventTarget() })
  startFrame(fetch)
}

describe('the path in the phone frame', () => {
  it.each([
    ['?s=%2Fwallet%2Fcash%3FcurrencyId%3D2', '/wallet/cash?currencyId=2'],
    ['?s=%2Flogin', '/login'],
    ['', '/home'],
    ['?s=%2F', '/home'],
    ['?s=%2Fpc', '/home'],
    ['?s=%2Fpc%3Fs%3D%252Fpc', '/home'],
    ['?s=%2Fpcad', '/home'],
    ['?s=%2FPCAD', '/home'],
    ['?s=%2Fconsole%2Fqueue', '/home'],
    ['?s=%2Fapi%2Fx', '/home'],
    ['?s=%2Fobject%2Fread', '/home'],
    ['?s=%2F%2Fevil.test', '/home'],
    ['?s=%2F%5Cevil.test', '/home'],
    ['?s=%252F%252Fevil.test', '/home'],
    ['?s=https%3A%2F%2Fevil.test', '/home'],
    ['?s=javascript%3Aalert(1)', '/home'],
    ['?s=%20JaVaScRiPt%3Aalert(1)', '/home'],
    ['?s=data%3Atext%2Fhtml%2Cx', '/home'],
    ['?s=%2F%09%2Fevil.test', '/home'],
    ['?s=%2F..%2F%2Fevil.test', '/home'],
  ])('of %s is %s', (search, path) => expect(framePathOf(search)).toBe(path))

  it('of ten thousand letters is /home', () =>
    expect(framePathOf(`?s=%2F${'a'.repeat(10_000)}`)).toBe('/home'))
})

describe('/pc', () => {
  beforeEach(() => open('?s=%2Fsell%2Flist'))

  it('goes back where a native shell says so, and for nobody else', () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
    const data = JSON.stringify({ type: 'back' })
    const origin = window.location.origin
    const say = (from: MessageEventInit) =>
      window.dispatchEvent(new MessageEvent('message', { data, ...from }))
    say({ origin, source: frame().contentWindow })
    say({ origin: 'https://evil.test', source: window })
    say({ origin, source: window, data: JSON.stringify({ type: 'resume' }) })
    expect(back).not.toHaveBeenCalled()
    say({ origin, source: window })
    expect(back).toHaveBeenCalledOnce()
  })

  it('shows the app at the wanted path, and that path as link and QR code', async () => {
    expect(shown()).toBe('/sell/list')
    expect(address()).toBe(`${window.location.host}/sell/list`)
    await waitFor(() => expect(document.querySelector('[data-qr] path')).not.toBeNull())
    await expectAccessible(document.body)
  })

  it.each([
    ['opened', document, null],
    ['was blocked by an extension or a network', null, 'The app cannot open here'],
  ])('tells whether the app %s', (_, contentDocument, said) => {
    expect(screen.queryByRole('alert')).toBeNull()
    Object.defineProperty(frame(), 'contentDocument', { value: contentDocument })
    frame().dispatchEvent(new Event('load'))
    expect(screen.queryByRole('alert')?.querySelector('h2')?.textContent ?? null).toBe(said)
    expect(frame().hidden).toBe(said !== null)
  })

  it.each([
    [
      '/login?ret=%2Fsell%2Flist%3FinvitationCode%3DADA-7',
      '/login?ret=%2Fsell%2Flist%3FinvitationCode%3DADA-7&invitationCode=ADA-7',
    ],
    ['/login?ret=%2Fsell%2Flist', '/login?ret=%2Fsell%2Flist'],
    [
      '/login?invitationCode=BAYO&ret=%2F%3FinvitationCode%3DADA-7',
      '/login?invitationCode=BAYO&ret=%2F%3FinvitationCode%3DADA-7',
    ],
  ])('gives the phone the invitation code that the app was opened with: %s', (kaadiPath, path) => {
    const { origin } = window.location
    window.dispatchEvent(
      new MessageEvent('message', { data: { kaadiPath }, origin, source: frame().contentWindow }),
    )
    expect(address()).toBe(`${window.location.host}${path}`)
  })

  it('lets the frame do nothing to this page', () => {
    const rights = frame().getAttribute('sandbox')!.split(' ')
    expect(rights.filter((right) => right.includes('top'))).toEqual([])
    expect(rights).toContain('allow-same-origin')
  })

  it('copies the link of the app', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/sell/list`)
    await waitFor(() => expect(screen.getByText('Link copied')).toBeTruthy())
  })

  const tell = (data: unknown, more: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: window.location.origin,
        source: frame().contentWindow,
        ...more,
      }),
    )

  it('follows where the person goes in the frame', () => {
    tell({ kaadiPath: '/wallet/cash?currencyId=1#y' })
    expect(address()).toBe(`${window.location.host}/wallet/cash?currencyId=1#y`)
    expect(window.location.search).toBe('?s=%2Fwallet%2Fcash%3FcurrencyId%3D1%23y')
    expect(shown()).toBe('/sell/list')
  })

  it('speaks as the app in it does, whatever the browser asked for, and keeps it for nobody else', async () => {
    open('?s=%2Fhome', answering({ yo: pageHtml('pc', yoruba), 'en-US': pageHtml('pc') }))
    await waitFor(() => expect(document.title).toContain('Kaadi'))
    tell({ kaadiPath: '/account', kaadiLanguage: 'yo' })
    expect(await screen.findByRole('heading', { name: 'Ó wà fún fóònù yín' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('yo')
    await waitFor(() => expect(document.title).toBe('Ó wà fún fóònù yín · Kaadi'))
    expect([frame().title, shown()]).toEqual(['Áàpù', '/home'])
    expect(address()).toBe(`${window.location.host}/account`)
    await waitFor(() => expect(document.querySelector('[data-qr] path')).not.toBeNull())
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ṣe ẹ̀dà' }))
    await waitFor(() => expect(screen.getByText('A ti ṣe ẹ̀dà')).toBeTruthy())
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
    tell({ kaadiPath: '/home', kaadiLanguage: 'en-US' })
    expect(await screen.findByRole('heading', { name: 'Made for your phone' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  })

  it.each([
    ['another speaks', { kaadiLanguage: 'yo' }, { source: null }],
    ['nobody knows it', { kaadiLanguage: 'xx' }, {}],
    ['it is no language', { kaadiLanguage: 7 }, {}],
  ])('stays as it is where %s', async (_, data, more) => {
    const fetch = vi.fn(answering({ yo: pageHtml('pc', yoruba), xx: pageHtml('pc') }))
    open('?s=%2Fhome', fetch)
    tell(data, more)
    await waitFor(() => expect(document.title).toContain('Kaadi'))
    expect(screen.getByRole('heading', { name: 'Made for your phone' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('en-US')
  })

  it.each([
    [{ kaadiPath: '//evil.test' }, {}],
    [{ kaadiPath: 'https://evil.test' }, {}],
    [{ kaadiPath: '/pc?s=/pc' }, {}],
    [{ kaadiPath: 7 }, {}],
    [null, {}],
    [{ kaadiPath: '/account' }, { origin: 'https://evil.test' }],
    [{ kaadiPath: '/account' }, { source: null }],
  ])('believes nobody else: %j %j', (data, more) => {
    tell(data, more)
    expect(address()).toBe(`${window.location.host}/sell/list`)
  })
})
