import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Device,
  decideNativeStart,
  decideNavigation,
  isWrapperHome,
  loginAfterSessionEnd,
  type NavigationDecision,
  type NavigationRequest,
} from './index.ts'

const phone: Device = { isMobile: true, isFramed: false, isNative: false }
const desktop: Device = { isMobile: false, isFramed: false, isNative: false }
const framed: Device = { isMobile: false, isFramed: true, isNative: false }
const native: Device = { isMobile: false, isFramed: false, isNative: true }

const go = (to: string, request: Partial<NavigationRequest> = {}): NavigationDecision =>
  decideNavigation({ to, hasToken: false, device: phone, ...request })
const target = (decision: NavigationDecision) => (decision.kind === 'redirect' ? decision.to : decision.kind)

describe('a visitor without a token', () => {
  it('who opens / goes to /pcad', () => expect(target(go('/'))).toBe('/pcad'))

  it.each([
    '/login',
    '/forget',
    '/register',
    '/reset',
    '/activate',
    '/pc',
    '/pcad',
    '/terms',
    '/help',
    '/privacy',
    '/login/',
    '/Login',
  ])('may open %s', (path) => expect(go(path)).toEqual({ kind: 'allow' }))

  it.each(['/home', '/account', '/wallet/cash', '/sell/submit', '/deleteAccount', '/pcx', '/loginx'])(
    'is sent from %s to /login, which leads back afterwards',
    (path) => expect(target(go(path))).toBe(`/login?ret=${encodeURIComponent(path)}`),
  )

  it('keeps query and hash of the wanted page', () =>
    expect(target(go('/transaction/cardDetail?giftOrderId=a1#card'))).toBe(
      '/login?ret=%2Ftransaction%2FcardDetail%3FgiftOrderId%3Da1%23card',
    ))
})

describe('a signed-in user', () => {
  it.each(['/login', '/', '/pcad', '/forget', '/register', '/reset', '/login?ret=%2Fwallet%2Fcash'])(
    'is sent from %s to /home',
    (path) => expect(target(go(path, { hasToken: true }))).toBe('/home'),
  )

  it.each(['/home', '/wallet/cash', '/activate', '/pc', '/pc?s=%2Fhome', '/terms', '/privacy', '/help'])(
    'may open %s',
    (path) => expect(go(path, { hasToken: true })).toEqual({ kind: 'allow' }),
  )
})

describe('going to /login', () => {
  it('adds the previous full path as ret', () =>
    expect(target(go('/login', { from: '/activity?tab=1#x' }))).toBe('/login?ret=%2Factivity%3Ftab%3D1%23x'))

  it.each(['/activate', '/activate?token=abc', '/activate/'])('adds none when coming from %s', (from) =>
    expect(go('/login', { from })).toEqual({ kind: 'allow' }),
  )

  it('leaves a ret that is there', () =>
    expect(go('/login?ret=%2Fhome', { from: '/register' })).toEqual({ kind: 'allow' }))

  it('adds none on the first page and none of itself', () => {
    expect(go('/login')).toEqual({ kind: 'allow' })
    expect(go('/login', { from: '/login?x=1' })).toEqual({ kind: 'allow' })
  })

  it('keeps what else the address says', () =>
    expect(target(go('/login?reason=ended#form', { from: '/pcad' }))).toBe(
      '/login?ret=%2Fpcad&reason=ended#form',
    ))
})

describe('a desktop browser outside a frame', () => {
  it.each(['/home', '/login', '/wallet/cash?currency=1#y', '/activate?token=x'])(
    'is redirected from %s to /pc, which holds the original path',
    (path) => {
      const wanted = `/pc?s=${encodeURIComponent(path)}`
      expect(target(go(path, { device: desktop }))).toBe(wanted)
      expect(target(go(path, { device: desktop, hasToken: true }))).toBe(wanted)
    },
  )

  it.each(['/pc', '/pcad', '/pc?s=%2Fhome', '/pcad?invitationCode=A'])('stays on %s', (path) =>
    expect(go(path, { device: desktop }).kind).toBe('allow'),
  )

  it('follows the session rule on /', () => {
    expect(target(go('/', { device: desktop }))).toBe('/pcad')
    expect(target(go('/', { device: desktop, hasToken: true }))).toBe('/home')
  })

  it.each([
    ['inside a frame', framed],
    ['in the native wrapper', native],
    ['on a phone', phone],
  ])('is not meant %s', (_where, device) =>
    expect(go('/home', { device, hasToken: true })).toEqual({ kind: 'allow' }),
  )
})

describe('an invitation code', () => {
  it.each(['/', '/home', '/register', '/nowhere', '/pcad'])('is taken from the address of %s', (path) =>
    expect(go(`${path}?invitationCode=Ab_9-`, { isKnown: (p) => p !== '/nowhere' }).invitationCode).toBe(
      'Ab_9-',
    ),
  )

  it.each(['', '<script>', 'a'.repeat(33), 'a b', '../x', 'ä'])('is dropped when it is %j', (code) =>
    expect(go(`/register?invitationCode=${encodeURIComponent(code)}`)).toEqual({ kind: 'allow' }),
  )

  it('counts without the blanks that a copied link picks up', () =>
    expect(go('/register?invitationCode=TOBI2026%20').invitationCode).toBe('TOBI2026'))

  it('is not read from the hash', () =>
    expect(go('/register#?invitationCode=abc').invitationCode).toBeUndefined())
})

describe('an unknown route', () => {
  it('is not found, with its full path in the message', () =>
    expect(go('/nowhere?a=1', { isKnown: () => false })).toEqual({
      kind: 'not-found',
      message: 'Page Not Found: /nowhere?a=1',
    }))

  it.each([
    ['/no/such/%C3%BCrl%3Cb%3E', '/no/such/ürl<b>'],
    ['/a%20b%2Fc%3F', '/a b%2Fc%3F'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('is named as it is read, where it can be: %s', (path, read) =>
    expect(go(path, { isKnown: () => false })).toEqual({
      kind: 'not-found',
      message: `Page Not Found: ${read}`,
    }),
  )
})

describe('a route rule', () => {
  it('redirects inside the site and carries the hash over', () => {
    expect(target(go('/old#part', { rule: { redirect: '/reset' } }))).toBe('/reset#part')
    expect(target(go('/old#part', { rule: { redirect: '/reset#own' } }))).toBe('/reset#own')
  })

  it('may lead outside', () =>
    expect(go('/help', { rule: { redirect: 'https://help.example/kaadi' } })).toEqual({
      kind: 'external',
      url: 'https://help.example/kaadi',
    }))

  it('never leads to a script', () =>
    expect(() => go('/help', { rule: { redirect: ' JaVaScript:alert(1)' } })).toThrow('javascript'))

  it('that leads to itself is passed over', () =>
    expect(go('/reset?x=1', { rule: { redirect: '/reset' } })).toEqual({ kind: 'allow' }))

  it('without redirect changes nothing', () =>
    expect(go('/reset', { rule: { prerender: true } })).toEqual({ kind: 'allow' }))
})

describe('the guard as a whole', () => {
  const paths = ['/', '/home', '/login', '/register', '/activate', '/pc', '/pcad', '/wallet/cash', '/LOGIN/']
  const path = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom('', '?a=1', '?ret=%2Fx', '?invitationCode=Z', '#h'))
    .map(([base, rest]) => base + rest)

  it('always comes to rest, whoever opens whatever on whatever device', () => {
    fc.assert(
      fc.property(
        path,
        fc.option(path, { nil: undefined }),
        fc.boolean(),
        fc.constantFrom(phone, desktop, framed, native),
        (first, from, hasToken, device) => {
          let to = first
          for (let step = 0; step < 4; step++) {
            const decision = decideNavigation({ to, from, hasToken, device })
            if (decision.kind !== 'redirect') return
            to = decision.to
          }
          throw new Error(`still redirecting at ${to}`)
        },
      ),
    )
  })
})

describe('the native wrapper', () => {
  it('replaces the page of a signed-in user by /home after 500 ms', () => {
    expect(decideNativeStart({ isNative: true, hasToken: true })).toEqual({
      replaceWith: '/home',
      afterMs: 500,
    })
    expect(decideNativeStart({ isNative: true, hasToken: false })).toBeUndefined()
    expect(decideNativeStart({ isNative: false, hasToken: true })).toBeUndefined()
  })

  it.each([
    ['/', true],
    ['/home', true],
    ['/home?x=1', true],
    ['/home/', true],
    ['/pcad?invitationCode=ADA', true],
    ['/pc?s=%2Fhome', false],
    ['/homes', false],
    ['/login', false],
  ])('is told that %s is its home: %s', (path, home) => expect(isWrapperHome(path)).toBe(home))
})

describe('the end of a session', () => {
  it('leads to /login, which leads back', () =>
    expect(loginAfterSessionEnd('/wallet/cash?x=1')).toBe('/login?ret=%2Fwallet%2Fcash%3Fx%3D1'))
  it.each(['/login', '/login?ret=%2Fa', '/login/'])('leaves a user on %s', (path) =>
    expect(loginAfterSessionEnd(path)).toBeUndefined(),
  )
})
