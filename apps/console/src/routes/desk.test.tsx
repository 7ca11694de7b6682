import { operatorEndpoints } from '@kaadi/contract'
import { aCardOrder, aDeskOrder, aDeskQueueRow, aPage, aSession } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, operators } = operatorEndpoints
const lease = {
  leaseToken: 'lease-1',
  leaseExpiresTime: new Date(Date.now() + 300_000).toISOString(),
  serverTime: new Date().toISOString(),
}
const card = {
  cardId: 'card-1',
  position: 1,
  faceValue: '100',
  cardStatus: 0 as const,
  settledAmount: null,
  maskedCode: '••••••••••FG',
  photos: [{ uploadId: 'upload-1' as never, kind: 'back' as const, url: '/object/read?id=upload-1' }],
  reason: null,
}
const waiting = aDeskOrder({ order: aCardOrder({ orderStatus: 0, cards: [card] }) })
const claimed = aDeskOrder({
  order: aCardOrder({ orderStatus: 1, cards: [card] }),
  claimedBy: 'Ada Reviewer',
  lease,
})

describe('the door', () => {
  it('lets an operator in and shows the queue', async () => {
    const server = aDesk().on(operators.signIn, aSession()).on(desk.queue, aPage(aDeskQueueRow()))
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'Reviewer@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'kaadi-demo-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('row', { name: /Steam/ })).toBeTruthy()
    expect(server.seen(operators.signIn)[0]?.body.username).toBe('reviewer@kaadi.example')
    await expectAccessible()
  })

  it('says the words of the catalogue when the password is wrong', async () => {
    const server = aDesk().fail(operators.signIn, 'badCredentials')
    const { user } = renderConsole('/', server, false)
    await user.type(await screen.findByLabelText('Email'), 'reviewer@kaadi.example')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Email or password is incorrect')).toBeTruthy()
  })

  it('shows the door again when the session has died', async () => {
    const server = aDesk().fail(desk.queue, 'unauthenticated')
    renderConsole('/', server)
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(localStorage.getItem('desk:AFR-token')).toBeNull()
  })
})

describe('the queue', () => {
  it('says who was quicker when another reviewer has the order', async () => {
    const server = aDesk().on(desk.queue, aPage(aDeskQueueRow())).fail(desk.claim, 'claimedByAnother')
    const { user, path } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: /Take/ }))
    expect(await screen.findByText('Another reviewer has this order.')).toBeTruthy()
    expect(path()).toMatch(/^\/console\/?$/)
  })

  it('shows the orders of one card alone, and all of them again', async () => {
    const steam = aDeskQueueRow()
    const amazon = aDeskQueueRow({
      giftOrderId: 'order-2' as never,
      cardTypeId: 'amazon' as never,
      cardTypeName: 'Amazon',
    })
    const { user } = renderConsole('/', aDesk().on(desk.queue, aPage(steam, amazon)))
    const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent)
    await user.click(await screen.findByRole('combobox', { name: 'Card' }))
    await user.keyboard('ama')
    expect(await screen.findByRole('option', { name: /Amazon/ })).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(names()[0]).toContain('Amazon')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(names()).toHaveLength(2)
  })

  it('says so when nothing waits', async () => {
    renderConsole('/', aDesk().on(desk.queue, aPage()))
    expect(await screen.findByText('Nothing waits. New cards appear here by themselves.')).toBeTruthy()
  })

  it('offers to try again when it can not be loaded', async () => {
    const server = aDesk().fail(desk.queue, 'internal', { traceId: 'trace-7' })
    const { user } = renderConsole('/', server)
    expect(await screen.findByText(/trace-7/)).toBeTruthy()
    server.on(desk.queue, aPage(aDeskQueueRow()))
    await user.click(screen.getByRole('button', { name: /again|retry/i }))
    expect(await screen.findByRole('row', { name: /Steam/ })).toBeTruthy()
  })
})

describe('a review', () => {
  it('returns a card with a reason and evidence', async () => {
    const decided = aDeskOrder({ order: aCardOrder({ orderStatus: 21, cards: [card] }) })
    const server = aDesk()
      .on(desk.order, waiting)
      .on(desk.claim, claimed)
      .on(desk.decide, decided)
      .on(desk.queue, aPage())
    const { user, path } = renderConsole('/order?giftOrderId=order-1', server)

    await user.click(await screen.findByRole('button', { name: 'Take' }))
    await user.click(await screen.findByRole('radio', { name: /Send back for correction/ }))
    await user.click(screen.getByRole('radio', { name: /102/ }))
    await user.click(screen.getByLabelText('The back photo shows it'))
    await user.type(screen.getByLabelText(/What the back photo shows/), 'A thumb covers the last four')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /Return for correction/ }))

    await waitFor(() => expect(path()).toMatch(/^\/console\/?$/))
    expect(server.seen(desk.decide)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      leaseToken: 'lease-1',
      cards: [
        {
          cardId: 'card-1',
          verdict: 4,
          reasonCode: 102,
          evidence: [{ uploadId: 'upload-1', note: 'A thumb covers the last four' }],
        },
      ],
    })
    expect(server.surprises).toEqual([])
  })

  it('shows a code on purpose alone, and says that the seller sees it', async () => {
    const server = aDesk()
      .on(desk.order, claimed)
      .on(desk.reveal, { code: 'X9KQ2LAB3CDE4FG', cardPin: null, time: lease.serverTime })
    const { user } = renderConsole('/order?giftOrderId=order-1', server)
    const verdict = await screen.findByRole('group', { name: 'This card is' })
    expect(within(verdict).queryByText(/X9KQ/)).toBeNull()
    expect(within(verdict).getByText(/seller/i)).toBeTruthy()
    await user.click(within(verdict).getByRole('button', { name: /Show|Reveal|Open/ }))
    expect(await within(verdict).findByText(/X9KQ/)).toBeTruthy()
    expect(server.seen(desk.reveal)[0]?.body.leaseToken).toBe('lease-1')
  })

  it('keeps what was drafted when the claim has run out', async () => {
    const server = aDesk().on(desk.order, claimed).fail(desk.decide, 'claimLost')
    const { user } = renderConsole('/order?giftOrderId=order-1', server)
    await user.click(await screen.findByRole('radio', { name: /Valid/ }))
    server.on(desk.order, aDeskOrder({ order: aCardOrder({ orderStatus: 0, cards: [card] }) }))
    await user.click(screen.getByRole('button', { name: /Accept and pay/ }))
    expect(await screen.findByText(/This order is no longer yours/)).toBeTruthy()
    expect((screen.getByRole('radio', { name: /Valid/ }) as HTMLInputElement).checked).toBe(true)
  })

  it('can not be decided under a colleague’s claim', async () => {
    const server = aDesk().on(
      desk.order,
      aDeskOrder({ order: aCardOrder({ orderStatus: 1, cards: [card] }), claimedBy: 'Bola' }),
    )
    renderConsole('/order?giftOrderId=order-1', server)
    expect(await screen.findByText(/Bola/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Decide/ }).hasAttribute('disabled')).toBe(true)
  })
})
