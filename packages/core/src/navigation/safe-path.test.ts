import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isExternal, NavigationError, navigationTarget, safeFramePath, safePath } from './index.ts'

const hostile = [
  '//e',
  '/\\e',
  '\\/e',
  '\\\\e',
  '/%09/e',
  '/%5Ce',
  '/%2Fe',
  '%2F%2Fe',
  'https:e',
  'https://e',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://e/1',
  '/..//e',
  '/x/%2e%2e//e',
  'http://own.invalid@e',
  'https://own.invalid/home',
  '/\t/e',
  '/\n/e',
  '/\u0000',
  `/${'a'.repeat(10_240)}`,
  '',
  'home',
  '%',
  '/%',
  '/%zz',
  '/api/x',
  '/API/x',
  '/api',
  '/object/1',
  '/callback/paystack',
  '/x/../api/y',
  '/%61pi/y',
  '/%2561pi/y',
  '/%252561pi/y',
  '/x/%252e%252e/api/y',
  '/%252Fe',
  '/%255Ce',
  '/%2509/e',
  '/100%25',
  '/100%2525',
]

const encodedOwn = [
  '/%6cogin',
  '/%6Cogin?x=1',
  '%2F%256cogin',
  '/%256cogin',
  '/x/%252e%252e/login',
  '/%72egister',
  '/%2572egister',
  '/login%2F',
]

describe('safePath', () => {
  it.each([...hostile, null, undefined, '/login', '/login?x=1', '/Register', '/login/', ...encodedOwn])(
    'sends %j home',
    (ret) => expect(safePath(ret)).toBe('/home'),
  )

  it.each([
    ['/wallet/cash', '/wallet/cash'],
    ['%2Fwallet%2Fcash%3Fx%3D1', '/wallet/cash?x=1'],
    ['/transaction/cardDetail?giftOrderId=a%26b#c', '/transaction/cardDetail?giftOrderId=a%26b#c'],
    ['/', '/'],
    ['/a/../home', '/home'],
    ['/loginx', '/loginx'],
    ['/apix', '/apix'],
    ['/help/a%20b', '/help/a%20b'],
    ['/home?q=100%25', '/home?q=100%25'],
    ['/home?to=%2Fapi', '/home?to=%2Fapi'],
  ])('lets %s through as %s', (ret, path) => expect(safePath(ret)).toBe(path))

  it('takes another fallback', () => expect(safePath('//e', '/account')).toBe('/account'))

  it('always stays on the own origin, whatever it is given', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('/', '//', '\\', '%2F', '%5C', '..', '@', ':', 'javascript', '%09', '?', '#', 'e'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        for (const path of [safePath(pieces.join('')), safeFramePath(pieces.join(''))]) {
          expect(path).toMatch(/^\/(?![\\/])/)
          expect(new URL(path, 'https://kaadi.example').origin).toBe('https://kaadi.example')
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('safeFramePath', () => {
  it.each([
    ...hostile,
    '/pc',
    '/pc?s=/home',
    '/PC',
    '/pcad',
    '/pcx',
    '/console',
    '/console/queue',
    '/dev/mail',
    '/Dev',
    '/%64ev/mail?to=a',
    '/reference',
    '/storybook/',
    '/landing/today.png',
    '/x/../pc',
    '/%70c',
    '%2F%70c',
    '%2F%2570c',
    '/%2570c',
    '/%252570c',
    '/x/%252e%252e/pc',
    '/%70cad',
    '/%50%43AD',
    '/%63onsole',
    '/%2563onsole/queue',
    '/console%2Fqueue',
    '/console%3Fx',
  ])('shows /home for %j', (s) => expect(safeFramePath(s)).toBe('/home'))

  it.each(['/login', '/register?invitationCode=A1', '/wallet/cash', '/consoles', '/device'])(
    'frames %s',
    (s) => expect(safeFramePath(s)).toBe(s),
  )
})

describe('navigationTarget', () => {
  it('takes a path as it is', () => {
    expect(navigationTarget('/home?a=//b')).toEqual({ kind: 'internal', path: '/home?a=//b' })
    expect(navigationTarget('no/../x')).toEqual({ kind: 'internal', path: 'no/../x' })
  })

  it.each(['https://e.test', '//e.test', '/\\e.test', ' https://e.test', 'HTTPS://e.test'])(
    'refuses to leave for %j without permission',
    (target) => {
      expect(isExternal(target)).toBe(true)
      expect(() => navigationTarget(target)).toThrow(NavigationError)
    },
  )

  it('leaves for http and https with permission', () => {
    expect(navigationTarget('https://e.test/a', { external: true })).toEqual({
      kind: 'external',
      url: 'https://e.test/a',
    })
    expect(navigationTarget('//e.test', { external: true })).toEqual({ kind: 'external', url: '//e.test' })
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '  javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://e/1',
    'file:///etc/passwd',
  ])('refuses %j, permission or not', (target) => {
    expect(() => navigationTarget(target)).toThrow(NavigationError)
    expect(() => navigationTarget(target, { external: true })).toThrow(/protocol/)
  })
})
