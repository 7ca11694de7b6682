import { describe, expect, it } from 'vitest'
import { type RouteMatcher, routeRuleFor } from './index.ts'

const matcher: RouteMatcher = {
  static: { '/': { prerender: true }, '/pcad': { prerender: true }, '/account/center': { redirect: '/c' } },
  wildcard: {
    '': { appMiddleware: { log: true } },
    '/account': { redirect: '/account', appMiddleware: { auth: true } },
    '/account/old': { redirect: '/account/new' },
  },
  dynamic: {
    '/card': {
      static: { '/': { redirect: '/cards' }, '/edit': { redirect: '/cards/edit' } },
      wildcard: { '/history': { prerender: true } },
      dynamic: {},
    },
  },
}

describe('routeRuleFor', () => {
  it('finds exact paths, without query, hash and trailing slash', () => {
    for (const path of ['/pcad', '/pcad/', '/pcad?x=1', '/pcad#a']) {
      expect(routeRuleFor(path, matcher)).toEqual({ prerender: true, appMiddleware: { log: true } })
    }
  })

  it('lets the more specific wildcard win and merges the rest', () => {
    expect(routeRuleFor('/account/old/page', matcher)).toEqual({
      redirect: '/account/new',
      appMiddleware: { log: true, auth: true },
    })
  })

  it('lets an exact path win over wildcards', () => {
    expect(routeRuleFor('/account/center', matcher).redirect).toBe('/c')
  })

  it('takes the wildcard for its own folder, not for a longer name', () => {
    expect(routeRuleFor('/account', matcher).redirect).toBe('/account')
    expect(routeRuleFor('/accounts', matcher).redirect).toBeUndefined()
  })

  it('follows a dynamic part', () => {
    expect(routeRuleFor('/card/17', matcher).redirect).toBe('/cards')
    expect(routeRuleFor('/card/17/edit', matcher).redirect).toBe('/cards/edit')
    expect(routeRuleFor('/card/17/history/2', matcher)).toMatchObject({ prerender: true })
    expect(routeRuleFor('/card', matcher).redirect).toBeUndefined()
  })

  it('is not fooled by names of the prototype', () => {
    expect(routeRuleFor('__proto__', { static: {}, wildcard: {}, dynamic: {} })).toEqual({})
    expect(routeRuleFor('constructor', { static: {}, wildcard: {}, dynamic: {} })).toEqual({})
  })
})
