import { readFileSync } from 'node:fs'
import { defaultLocale } from '@kaadi/contract/constants'
import { describe, expect, it } from 'vitest'
import { cardDetailPath, paths, withdrawDetailPath } from './paths.ts'
import { routeTable } from './route-table.ts'

/** Route paths of specification section 2. */
const specified = `
  / /home /login /register /reset /forget /activate
  /account /account/center /account/center/exp /account/resetPassword /deleteAccount
  /activity /activity/partner /coupon /coupon/invalid /sell/list /sell/submit /trad
  /transaction /transaction/cardDetail /transaction/list /transaction/withdrawDetail
  /wallet/bankList /wallet/cash /wallet/history /wallet/withdraw /pc /pcad`
  .trim()
  .split(/\s+/)

describe('the paths of the product', () => {
  it('are those of specification section 2, the list of notifications, what is agreed to, and help', () =>
    expect(Object.values(paths).sort()).toEqual(
      [...specified, '/notifications', '/terms', '/privacy', '/help'].sort(),
    ))

  it('have no parameters in the path', () =>
    expect(routeTable.filter(({ path }) => /[:*]/.test(path))).toEqual([]))

  it('name an order by giftOrderId and a withdrawal by id', () => {
    expect(cardDetailPath('a b')).toBe('/transaction/cardDetail?giftOrderId=a+b')
    expect(withdrawDetailPath('w1')).toBe('/transaction/withdrawDetail?id=w1')
  })
})

it('the page says its language', () => {
  const page = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
  expect(page).toContain(`<html lang="${defaultLocale}"`)
})
