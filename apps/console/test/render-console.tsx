import { operatorEndpoints, sellerEndpoints } from '@kaadi/contract'
import {
  aBooksStanding,
  aCardType,
  aMyShift,
  anOperator,
  aPage,
  aSiteInfo,
  knownOfOrder,
  listAndMap,
} from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect } from 'vitest'
import { App } from '../src/app/app.tsx'
import { createPlatform, type Platform } from '../src/platform/page/platform.ts'

const open = new Set<Platform>()

/** A service that knows the site, an operator and an empty desk. */
export const aDesk = (roles: Parameters<typeof anOperator>[0] = {}): FakeServer =>
  createFakeServer()
    .on(sellerEndpoints.site.info, aSiteInfo())
    .on(sellerEndpoints.cardTypes.list, listAndMap(aCardType()))
    .on(sellerEndpoints.cardBalances.list, [])
    .on(operatorEndpoints.operators.me, anOperator(roles))
    .on(operatorEndpoints.shifts.mine, aMyShift())
    .on(operatorEndpoints.books.standing, aBooksStanding())
    .on(operatorEndpoints.reversals.queue, aPage())
    .on(operatorEndpoints.deskMessages.inbox, aPage())
    .on(operatorEndpoints.deskMessages.thread, { ...aPage(), row: null, known: knownOfOrder })
    .on(operatorEndpoints.desk.stats, {
      waiting: 1,
      overdue: 0,
      claimed: 0,
      decidedToday: 3,
      atRedeemer: 0,
      lateAtRedeemer: 0,
      payoutsWaiting: 1,
      payoutsWaitingAmount: '60000',
      approvalsWaiting: 2,
    })

/** The whole console at a path, signed in unless said otherwise. */
export const renderConsole = (path: string, server: FakeServer, isSignedIn = true) => {
  if (isSignedIn) {
    localStorage.setItem('desk:AFR-token', 'desk-token-of-twenty-signs')
    localStorage.setItem('desk:AFR-tokenExpiresAt', String(Date.now() + 3_600_000))
  }
  window.history.replaceState(null, '', `/console${path}`)
  const platform = createPlatform(server.fetch)
  open.add(platform)
  render(<App platform={platform} />)
  return { user: userEvent.setup(), path: () => window.location.pathname + window.location.search }
}

export const closeConsoles = (): void => {
  for (const platform of open) {
    platform.session.stop()
    platform.queries.clear()
  }
  open.clear()
}

/** Colour is checked on the kit's stories in a browser: here there is no layout. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
