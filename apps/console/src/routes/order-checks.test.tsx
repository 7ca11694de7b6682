import { operatorEndpoints } from '@kaadi/contract'
import { type DeskOrder, deskCheckKinds } from '@kaadi/contract/desk'
import { aDeskOrder } from '@kaadi/testing/builders'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk } = operatorEndpoints
type Check = DeskOrder['checks'][number]

const check = (kind: Check['kind'], result: Check['result'], evidence: Partial<Check> = {}): Check => ({
  ...{ kind, result, orders: [], sellers: [], count: null },
  ...evidence,
})
const earlier = (tradeNumber: string, bySameSeller: boolean): Check['orders'][number] => ({
  ...{ giftOrderId: `id-${tradeNumber}` as never, tradeNumber, sellerName: 'kofi', bySameSeller },
  createTime: '2026-11-20T10:00:00.000Z',
})
const found: readonly Check[] = [
  check('duplicate', 'bad', { orders: [earlier('GC-2611-20-00001', false)] }),
  check('photo', 'bad', {
    orders: [earlier('GC-2611-20-00002', true), earlier('GC-2611-20-00003', false)],
    count: 1,
  }),
  check('device', 'warn', { sellers: ['kofi', 'ama'] }),
  check('bankAccount', 'ok'),
  check('velocity', 'warn', { count: 21 }),
  check('receipt', 'none'),
  check('format', 'ok'),
]

it('each automatic check of an order is a line with its result and what shows it, those that failed first', async () => {
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([...deskCheckKinds].toSorted())
  const server = aDesk().on(desk.order, aDeskOrder({ checks: [...found] }))
  renderConsole('/order?giftOrderId=order-1', server)
  const list = await screen.findByRole('list', { name: 'Automatic checks' })
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^Same code by another sellerfailed GC-2611-20-00001 by kofi, 20 Nov/),
    expect.stringMatching(
      /^Photos seen beforefailedThe very same photo: GC-2611-20-00002 by this seller,.* · GC-2611-20-00003 by kofi,/,
    ),
    'Device of other sellerslook herekofi, ama',
    'Orders in a daylook here21 orders in the last 24 hours',
    'Receiptnot run',
    'Bank account of other sellerspassed',
    'Format of the codepassed',
  ])
  const way = within(list).getByRole('link', { name: 'GC-2611-20-00003' })
  expect(way.getAttribute('href')).toContain('giftOrderId=id-GC-2611-20-00003')
  await expectAccessible()
})
