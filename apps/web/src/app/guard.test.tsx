import { sellerEndpoints } from '@kaadi/contract'
import { aPage, aSession, aUser } from '@kaadi/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aHomeServer } from '../../test/a-home.ts'
import { aServer, renderApp } from '../../test/render-app.tsx'
import { speakLanguage } from '../platform/words/speak-language.ts'

const { notifications, sessions, users } = sellerEndpoints
const desktop = { isMobile: false }

describe('the guard in the app: a visitor', () => {
  it('at the index is sent to the landing page, as a full page', async () => {
    const app = renderApp('/')
    await waitFor(() => expect(app.left).toEqual(['/pcad']))
  })

  it('keeps the invitation code of any address for the sign-up', async () => {
    renderApp('/home?invitationCode=ADA-7')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(sessionStorage.getItem('AFR-invitationCode')).toBe('"ADA-7"')
  })

  it('keeps no code that is none', async () => {
    renderApp('/home?invitationCode=%3Cscript%3E')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(sessionStorage.getItem('AFR-invitationCode')).toBeNull()
  })

  it.each([
    ['/home', '/login?ret=%2Fhome'],
    ['/wallet/cash?currencyId=2#top', '/login?ret=%2Fwallet%2Fcash%3FcurrencyId%3D2%23top'],
  ])('at %s is sent to sign in, with the way back', async (path, to) => {
    const app = renderApp(path)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.path()).toBe(to)
  })

  it('comes back to where they wanted to go', async () => {
    const server = aHomeServer().on(sessions.create, aSession())
    const app = renderApp('/account', { server })
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await app.user.type(screen.getByLabelText('Password'), 'three green lizards')
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Me' })).toBeTruthy()
    expect(app.path()).toBe('/account')
  })

  it('learns which page is not found', async () => {
    const app = renderApp('/nowhere?x=1')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page Not Found: /nowhere?x=1' }),
    ).toBeTruthy()
    expect(app.left).toEqual([])
  })

  it('names it as it is read', async () => {
    renderApp('/no/such/%C3%BCrl%3Cb%3E%2Fc')
    const title = await screen.findByRole('heading', { level: 1, name: /^Page Not Found/ })
    expect(title.textContent).toBe('Page Not Found: /no/such/ürl<b>%2Fc')
  })

  it.each([
    ['/HOME', true],
    ['/transaction/carddetail', true],
    ['/Login', false],
  ])('learns that %s is not found, as from the server: letter case counts', async (path, isSignedIn) => {
    const app = renderApp(path, { server: aHomeServer(), isSignedIn })
    expect(await screen.findByRole('heading', { level: 1, name: `Page Not Found: ${path}` })).toBeTruthy()
    expect(app.path()).toBe(path)
  })

  it.each(['/activity', '/account/center', '/deleteAccount'])(
    'signs in before learning that %s is not built',
    async (path) => {
      const app = renderApp(path)
      await screen.findByRole('heading', { name: 'Sign in' })
      expect(app.path()).toBe(`/login?ret=${encodeURIComponent(path)}`)
    },
  )

  it('who goes from the sign-up to the sign-in keeps the previous page', async () => {
    const app = renderApp('/register')
    await app.user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(app.path()).toBe('/login?ret=%2Fhome')
  })
})

describe('the guard in the app: a seller', () => {
  it.each(['/', '/login?ret=%2Faccount', '/register', '/forget', '/reset'])(
    'at %s is sent home',
    async (path) => {
      const app = renderApp(path, { server: aHomeServer(), isSignedIn: true })
      await screen.findByRole('region', { name: 'Balance' })
      expect(app.path()).toBe('/home')
    },
  )

  it('moves the focus to the heading of the next screen', async () => {
    const app = renderApp('/home', { server: aHomeServer(), isSignedIn: true })
    await app.user.click(await screen.findByRole('link', { name: 'Me' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Me' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await waitFor(() => expect(document.title).toBe('Me · Kaadi'))
  })
})

describe('the guard in the app: a desktop', () => {
  it.each([
    ['/home', '/pc?s=%2Fhome'],
    ['/wallet/withdraw?x=1#y', '/pc?s=%2Fwallet%2Fwithdraw%3Fx%3D1%23y'],
    ['/login?ret=%2Fwallet%2Fcash', '/pc?s=%2Flogin%3Fret%3D%252Fwallet%252Fcash'],
  ])('at %s is sent to the phone frame', async (path, to) => {
    const app = renderApp(path, { device: desktop })
    await waitFor(() => expect(app.left).toEqual([to]))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('in a frame uses the app, and the frame learns the path and the language', async () => {
    const posted = vi.spyOn(window.parent, 'postMessage')
    renderApp('/login?x=1#y', { device: { ...desktop, isFramed: true } })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    const sent = (kaadiLanguage: string) => [
      { kaadiPath: '/login?x=1#y', kaadiLanguage },
      window.location.origin,
    ]
    expect(posted).toHaveBeenCalledWith(...sent('en-US'))
    await act(() => speakLanguage('yo'))
    await waitFor(() => expect(posted).toHaveBeenCalledWith(...sent('yo')))
    await act(() => speakLanguage('en-US'))
    vi.restoreAllMocks()
  })
})

it('a landing page that the server answered with this app is not asked for for ever', async () => {
  const app = renderApp('/pcad')
  expect(await screen.findByRole('heading', { name: 'Page Not Found: /pcad' })).toBeTruthy()
  expect(app.left).toEqual([])
})

describe('the build manifest', () => {
  const latest = { id: 'test', timestamp: 1 }
  const meta = {
    ...latest,
    matcher: {
      static: {
        '/account': { redirect: 'https://elsewhere.example/me' },
        '/register': { redirect: 'javascript:alert(1)' },
      },
      wildcard: {},
      dynamic: {},
    },
    prerendered: ['/pcad', '/pc'],
  }
  const manifest = (url: string) => {
    if (url.includes('/builds/latest.json')) return latest
    return url.endsWith('/builds/meta/test.json') ? meta : undefined
  }
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('sends a page that its rules lead elsewhere to that other site', async () => {
    const app = renderApp('/account', { server: aHomeServer(), isSignedIn: true, manifest })
    await screen.findByRole('heading', { name: 'Me' })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await waitFor(() => expect(app.left).toEqual(['https://elsewhere.example/me']))
  })

  it('refuses a rule that leads to a script', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const app = renderApp('/register', { manifest })
    await screen.findByRole('heading', { name: 'Open an account' })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(await screen.findByRole('heading', { name: 'Something went wrong on our side' })).toBeTruthy()
    expect(app.left).toEqual([])
    vi.restoreAllMocks()
  })

  it('loads the next page whole once a newer build is served', async () => {
    const server = aHomeServer()
    const app = renderApp('/home', { server, isSignedIn: true, manifest })
    await screen.findByRole('region', { name: 'Balance' })
    latest.id = 'newer'
    // The manifest is looked at a second after the start, and every hour from there.
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await act(() => vi.advanceTimersByTimeAsync(3_600_000))
    expect(app.platform.builds.isOutdated()).toBe(true)
    expect(app.left).toEqual([])
    await app.user.click(screen.getByRole('link', { name: 'Notifications, 2 unread' }))
    await waitFor(() => expect(app.left).toEqual(['/notifications']))
    latest.id = 'test'
  })
})

it('the shell starts at home, yet what the app itself loads anew, as for an update, stays where it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = aHomeServer().on(notifications.list, { ...aPage(), unread: 0 })
  const open = async () => {
    const postMessage = vi.fn()
    vi.stubGlobal('KaadiNative', { postMessage })
    const app = renderApp('/notifications', { server, isSignedIn: true, device: { isNative: true } })
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith('{"type":"ready"}'))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    return app
  }
  const outdated = await open()
  expect(outdated.path()).toBe('/home')
  outdated.platform.leaveTo('/notifications')
  outdated.close()
  const updated = await open()
  expect(updated.path()).toBe('/notifications')
  updated.close()
  expect((await open()).path()).toBe('/home')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the shell is told that it is not at home while a popup lies over home, so that its Back closes that first', async () => {
  const postMessage = vi.fn()
  vi.stubGlobal('KaadiNative', { postMessage })
  const server = aHomeServer().on(notifications.list, { ...aPage(), unread: 0 })
  const { platform, user } = renderApp('/home', { server, isSignedIn: true, device: { isNative: true } })
  const lastPage = () =>
    postMessage.mock.calls.flatMap(([said]) => (String(said).includes('"page"') ? [String(said)] : [])).at(-1)
  await waitFor(() => expect(lastPage()).toBe('{"type":"page","isHome":true}'))
  act(() => platform.announcements.show({ id: 'a', title: 'Steam pays more', content: 'Today.' }))
  await screen.findByRole('dialog', { name: 'Steam pays more' })
  await waitFor(() => expect(lastPage()).toBe('{"type":"page","isHome":false}'))
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(lastPage()).toBe('{"type":"page","isHome":true}'))
  vi.unstubAllGlobals()
})

it('a user whose account does not load still has a session', async () => {
  const server = aServer().fail(users.me, 'forbidden')
  renderApp('/account', { server, isSignedIn: true })
  expect(await screen.findByRole('heading', { name: 'Me' })).toBeTruthy()
  server.on(users.me, aUser())
})
