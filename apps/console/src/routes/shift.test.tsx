import { operatorEndpoints } from '@kaadi/contract'
import { aDeskOrder, aDeskQueueRow, aMyShift, anOperator, aPage, aShift } from '@kaadi/testing/builders'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, shifts } = operatorEndpoints
const order = aDeskOrder()
const { giftOrderId, tradeNumber } = order.order
const idle = aMyShift({ shift: null })
const given = aMyShift({
  shift: aShift({ decided: 12, medianSeconds: 65, held: 1 }),
  held: [
    {
      giftOrderId,
      tradeNumber,
      dueTime: '2026-11-20T14:00:00.000Z',
      leaseExpiresTime: '2026-11-20T13:10:00.000Z',
    },
  ],
  notes: [
    {
      giftOrderId,
      tradeNumber,
      from: 'Bola Senior',
      to: 'Ada Reviewer',
      toMe: true,
      note: 'The receipt is in Twi.',
      time: '2026-11-20T13:00:00.000Z',
    },
  ],
})
const bar = () => screen.findByRole('region', { name: 'My shift' })

describe('the queue', () => {
  it('starts work and opens the most urgent order', async () => {
    const server = aDesk()
      .on(shifts.mine, idle)
      .on(shifts.start, aMyShift())
      .on(desk.queue, aPage())
      .on(desk.takeNext, order)
      .on(desk.order, order)
    const { user, path } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: 'Start working' }))
    await waitFor(() => expect(path()).toBe(`/console/order?giftOrderId=${giftOrderId}`))
    expect(server.seen(shifts.start)).toHaveLength(1)
    expect(server.seen(desk.takeNext)).toHaveLength(1)
  })

  it('says so where nothing waits, and stays', async () => {
    const server = aDesk().on(desk.queue, aPage()).on(desk.takeNext, null)
    const { user, path } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: 'Next order' }))
    await waitFor(() => expect(server.seen(desk.takeNext)).toHaveLength(1))
    expect(path()).toBe('/console/')
  })

  it('tells what a colleague gave, with the note and the way to it', async () => {
    renderConsole('/', aDesk().on(shifts.mine, given).on(desk.queue, aPage()))
    const shift = within(await bar())
    expect(shift.getByText(`Bola Senior gave you ${tradeNumber}`)).toBeTruthy()
    expect(shift.getByText(/The receipt is in Twi\./)).toBeTruthy()
    expect(shift.getByRole('link', { name: 'Open it' }).getAttribute('href')).toContain(giftOrderId)
    expect(shift.getByText(/12 decided, 1 min 5 s each, 1 with you/)).toBeTruthy()
    await expectAccessible()
  })

  it('stops work, and says why where it cannot', async () => {
    const server = aDesk().on(desk.queue, aPage()).fail(shifts.stop, 'internal')
    const { user } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: 'Stop working' }))
    expect(await within(await bar()).findByRole('alert')).toBeTruthy()
    server.on(shifts.stop, idle).on(shifts.mine, idle)
    await user.click(screen.getByRole('button', { name: 'Stop working' }))
    expect(await screen.findByRole('button', { name: 'Start working' })).toBeTruthy()
  })
})

describe('what a reviewer is dealt', () => {
  it('is chosen by brand, value and language, kept on this machine, and asked for', async () => {
    const server = aDesk().on(desk.queue, aPage()).on(desk.takeNext, null)
    const { user } = renderConsole('/', server)
    await user.click(await screen.findByRole('button', { name: 'Change what you are dealt' }))
    expect(screen.queryByText(/^You are dealt/)).toBeNull()
    const dialog = within(await screen.findByRole('dialog', { name: 'What you are dealt' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Steam' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Français' }))
    await user.type(dialog.getByRole('textbox', { name: /Most that an order/ }), 'two hundred')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Enter a number, such as 200.')).toBeTruthy()
    await expectAccessible()
    await user.clear(dialog.getByRole('textbox', { name: /Most that an order/ }))
    await user.type(dialog.getByRole('textbox', { name: /Most that an order/ }), '200')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText(
        /You are dealt Steam; up to 200 an order; sellers who speak Français, and what is late\./,
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next order' }))
    expect(await screen.findByText('Nothing that you are dealt waits.')).toBeTruthy()
    const skill = { cardTypeIds: ['steam'], maxFaceValue: '200', languages: ['fr'] }
    expect(server.seen(desk.takeNext)[0]?.body).toEqual({ except: [], skill })
    cleanup()
    renderConsole('/', aDesk().on(desk.queue, aPage()))
    expect(await screen.findByText(/You are dealt Steam;/)).toBeTruthy()
  })
})

describe('the keys of the queue', () => {
  it('start work, take the first order that is free, open the next one and stop, as they are printed', async () => {
    const server = aDesk()
      .on(shifts.mine, idle)
      .on(shifts.start, () => {
        server.on(shifts.mine, aMyShift())
        return aMyShift()
      })
      .on(
        desk.queue,
        aPage(
          aDeskQueueRow({ claimedBy: 'Bola', orderStatus: 1 }),
          aDeskQueueRow({ giftOrderId: 'order-9' as never }),
        ),
      )
      .on(desk.takeNext, null)
      .on(shifts.stop, () => {
        server.on(shifts.mine, idle)
        return idle
      })
      .on(desk.claim, order)
      .on(desk.order, order)
    const { user, path } = renderConsole('/', server)
    const start = await screen.findByRole('button', { name: 'Start working' })
    expect(start.textContent).toBe('Start working S')
    await screen.findAllByRole('button', { name: /^Take/ })
    await user.keyboard('s')
    await waitFor(() => expect(server.seen(desk.takeNext)).toHaveLength(1))
    expect((await screen.findByRole('button', { name: 'Next order' })).textContent).toBe('Next order N')
    await user.keyboard('n')
    await waitFor(() => expect(server.seen(desk.takeNext)).toHaveLength(2))
    expect(screen.getByRole('button', { name: 'Stop working' }).textContent).toBe('Stop working S')
    await user.keyboard('s')
    await waitFor(() => expect(server.seen(shifts.stop)).toHaveLength(1))
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    for (const line of [
      'Start or stop working',
      'Next order',
      'Take the row, or the first order that is free',
    ])
      expect(help.getByText(line)).toBeTruthy()
    await user.click(help.getByRole('button', { name: 'Close' }))
    await user.keyboard('t')
    await waitFor(() => expect(path()).toContain('order-9'))
    expect(server.seen(desk.claim).map(({ body }) => body)).toEqual([{ giftOrderId: 'order-9' }])
  })

  it.each([
    ['/', 'Next order'],
    ['/blind-looks', 'Take the next one'],
    ['/messages', 'Needs no answer'],
    ['/reversals', 'Agree'],
    ['/shift', 'Start or stop working'],
    ['/payouts', 'Find anything, or run a command'],
  ])('of %s are listed on “?”', async (at, line) => {
    const server = aDesk(anOperator({ roles: ['admin'] })).on(desk.queue, aPage())
    const { user } = renderConsole(at, server)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(async () => {
      await user.keyboard('?')
      within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).getByText(line)
    })
  })
})

describe('the shift', () => {
  it('shows what was decided, what is held and what was handed over; the team is for seniors', async () => {
    const server = aDesk().on(shifts.mine, given)
    renderConsole('/shift', server)
    expect(within(await screen.findByRole('table', { name: 'With you' })).getByText(tradeNumber)).toBeTruthy()
    expect(
      within(screen.getByRole('table', { name: 'Handed over' })).getByText('Bola Senior to you'),
    ).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Everybody' })).toBeNull()
    expect(server.seen(shifts.team)).toEqual([])
    await expectAccessible()
  })

  it('warns before promises are missed', async () => {
    const outlook = { waiting: 9, decidedLastHour: 4, willBeLate: 3 }
    renderConsole('/shift', aDesk().on(shifts.mine, aMyShift({ outlook })))
    expect(await screen.findByText(/^3 of 9 orders will be late/)).toBeTruthy()
  })

  it('shows a senior everybody, those who have left too', async () => {
    const ended = aShift({ operatorId: 'operator-3', name: 'Femi A.', endTime: '2026-11-20T12:00:00.000Z' })
    const server = aDesk(anOperator({ roles: ['senior'] }))
      .on(shifts.mine, idle)
      .on(shifts.team, [aShift(), ended])
    renderConsole('/shift', server)
    const team = within(await screen.findByRole('table', { name: 'Everybody' }))
    expect(await team.findByText('Femi A.')).toBeTruthy()
    expect(team.getByText('At work')).toBeTruthy()
    expect(team.getByText(/^Until /)).toBeTruthy()
    expect(screen.getByText('You hold no order.')).toBeTruthy()
    await expectAccessible()
  })

  it('says that it could not be read, and tries again', async () => {
    const server = aDesk().fail(shifts.mine, 'internal')
    const { user } = renderConsole('/shift', server)
    const again = await screen.findByRole('button', { name: /again/i })
    server.on(shifts.mine, idle)
    await user.click(again)
    expect(await screen.findByText('Not at work')).toBeTruthy()
  })
})
