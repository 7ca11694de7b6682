import { operatorEndpoints } from '@kaadi/contract'
import {
  aCardOrder,
  aDeskMessage,
  aDeskOrder,
  anInboxRow,
  aPage,
  knownOfOrder,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, deskMessages } = operatorEndpoints
const path = '/order?giftOrderId=order-1'
const ask = 'How long will this one take?'
const photo = { uploadId: 'photo-1' as never, url: '/object/read?id=photo-1' }

const aDeskWith = (
  row: ReturnType<typeof anInboxRow> | null,
  ...lines: ReturnType<typeof aDeskMessage>[]
) => {
  const order = aDeskOrder({
    order: aCardOrder({ giftOrderId: 'order-1' as never, orderStatus: 1 }),
    claimedBy: 'Ada Reviewer',
    claimedByMe: true,
    lease: {
      leaseToken: 'lease-1',
      serverTime: new Date().toISOString(),
      leaseExpiresTime: new Date(Date.now() + 300_000).toISOString(),
    },
  })
  return aDesk()
    .on(desk.order, order)
    .on(desk.queue, aPage())
    .on(deskMessages.thread, { ...aPage(...lines), row, known: knownOfOrder })
    .on(deskMessages.inbox, aPage(...(row ? [row] : [])))
    .on(deskMessages.macros, [])
    .on(deskMessages.read, null)
}
const waits = () => screen.findByRole('region', { name: 'Message from the seller' })

it('is on the page of its order while it waits, with its time, its photos and the way to its answer', async () => {
  const note = aDeskMessage({ messageId: 'message-2', author: 'note', text: 'Compare the receipt.' })
  const server = aDeskWith(anInboxRow({ unread: 2 }), note, aDeskMessage({ text: ask, photos: [photo] }))
  const { user, path: at } = renderConsole(path, server)
  const message = within(await waits())
  expect(message.getByText(ask)).toBeTruthy()
  expect(message.getByText(/20 Nov/)).toBeTruthy()
  expect(message.getByText('With a photo')).toBeTruthy()
  expect(message.getByText('2 new')).toBeTruthy()
  expect(message.queryByText(/Compare/)).toBeNull()
  await expectAccessible()
  // Seen here it is read by nobody yet: the thread says so once it is open.
  expect(server.seen(deskMessages.read)).toEqual([])
  await user.keyboard('i')
  await waitFor(() => expect(at()).toContain('/messages?id=order-1'))
  expect(await screen.findByRole('textbox', { name: 'Answer to the seller' })).toBeTruthy()
  expect(server.seen(desk.release)).toEqual([])
  const thread = within(screen.getByRole('region', { name: /^Messages about/ }))
  await user.click(await thread.findByRole('link', { name: 'GC-2611-20-00042' }))
  expect(await screen.findByText(/You are checking this order/)).toBeTruthy()
  expect(server.surprises).toEqual([])
})

it('says that a photo came without words', async () => {
  renderConsole(path, aDeskWith(anInboxRow({ lastText: null }), aDeskMessage({ text: '', photos: [photo] })))
  expect(within(await waits()).getByText('A photo')).toBeTruthy()
})

it('is not there where nobody waits for an answer', async () => {
  const server = aDeskWith(anInboxRow({ waitingSince: null, unread: 0 }), aDeskMessage({ text: ask }))
  renderConsole(path, server)
  await screen.findByText(/You are checking this order/)
  await waitFor(() => expect(server.seen(deskMessages.thread)).not.toHaveLength(0))
  expect(screen.queryByText(ask)).toBeNull()
})

it('says in the navigation how many orders wait for an answer, to whoever may open them', async () => {
  const server = aDeskWith(anInboxRow())
  renderConsole('/', server)
  await waitFor(() => expect(screen.getByRole('link', { name: /^Messages/ }).textContent).toBe('Messages1'))
})
