import { operatorEndpoints } from '@kaadi/contract'
import type { Reversal } from '@kaadi/contract/reversals'
import { aCardOrder, aDeskOrder, anOperator, aPage, aReversal } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, reversals } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })
const path = '/reversals?id=reversal-1'
const done = { status: 1, decidedBy: 'Ada Senior', decideTime: '2026-11-20T16:00:00.000Z' } as const
const number = aReversal().order.tradeNumber
const serverOf = (shown: Reversal = aReversal()) =>
  aDesk(senior).on(reversals.queue, aPage(shown)).on(reversals.detail, shown)
const orderPath = '/order?giftOrderId=order-1'
const paidOrder = (orderStatus: 10 | 40 = 10) => {
  const order = aCardOrder({ giftOrderId: 'order-1' as never, orderStatus, settledAmount: '150000' })
  return aDeskOrder({ order })
}
const aPicture = () => new File(['letter'], 'letter.jpg', { type: 'image/jpeg' })

describe('a reversal', () => {
  it('is listed, and opens with what the seller reads, its evidence and who asked', async () => {
    const server = serverOf()
    const { user, path: at } = renderConsole('/reversals', server)
    await user.click(await screen.findByRole('link', { name: number }))
    await screen.findByRole('region', { name: `Reversal of ${number}` })
    expect(screen.getByText('The issuer says that this card was charged back.')).toBeTruthy()
    expect(screen.getByText(/^Ngozi Senior · /)).toBeTruthy()
    expect(screen.getByText('The letter of the issuer.')).toBeTruthy()
    expect(at()).toContain('id=reversal-1')
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('is agreed to by somebody else, and then says what is owed', async () => {
    const server = serverOf().on(reversals.decide, () => {
      const taken = aReversal({ ...done, owed: '140000' })
      server.on(reversals.queue, aPage(taken)).on(reversals.detail, taken)
      return aReversal({ ...done, owed: '140000' })
    })
    const { user, path: at } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: /^Agree: take .* back$/ }))
    await screen.findByText('Owed by the seller')
    expect(screen.getByText(/^Ada Senior · /)).toBeTruthy()
    expect(server.seen(reversals.decide)[0]?.body).toEqual({ reversalId: 'reversal-1', agree: true })
    expect(at()).toContain('view=decided')
  })

  it('is not for who asked', async () => {
    renderConsole(path, serverOf(aReversal({ askedByMe: true })))
    await screen.findByText(/another operator agrees or declines/)
    const agree = screen.getByRole('button', { name: /^Agree/ })
    expect((agree as HTMLButtonElement).disabled).toBe(true)
  })

  it('says that another operator was first', async () => {
    const { user } = renderConsole(path, serverOf().fail(reversals.decide, 'reversalEnded'))
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    await screen.findByText('Another operator decided this reversal meanwhile.')
  })

  it('opens by its link wherever it stands, beyond the page that is listed too', async () => {
    const server = aDesk(senior).on(reversals.queue, aPage()).on(reversals.detail, aReversal())
    renderConsole(path, server)
    await screen.findByRole('region', { name: `Reversal of ${number}` })
    expect(server.seen(reversals.detail)[0]?.query).toEqual({ reversalId: 'reversal-1' })
  })

  it('says so where there is none of that link', async () => {
    const server = aDesk(senior).on(reversals.queue, aPage()).fail(reversals.detail, 'notFound')
    renderConsole(path, server)
    await screen.findByText(/There is no such record any more/)
  })

  it('says so where none waits', async () => {
    renderConsole('/reversals', aDesk(senior).on(reversals.queue, aPage()))
    await screen.findByText('No reversal waits.')
  })
})

describe('asking for a reversal', () => {
  const server = () =>
    serverOf()
      .on(desk.order, paidOrder())
      .on(desk.uploadEvidence, {
        uploadId: 'picture-1' as never,
        url: '/object/read?id=picture-1',
        width: 640,
        height: 480,
        bytes: 1000,
      })
      .on(reversals.ask, aReversal({ askedByMe: true }))

  it('needs a sentence, a picture and what it shows; whoever asked lands at the reversal', async () => {
    const served = server()
    const { user, path: at } = renderConsole(orderPath, served)
    await user.click(await screen.findByRole('button', { name: 'Take it back' }))
    const send = () => user.click(screen.getByRole('button', { name: 'Ask to take it back' }))
    await send()
    await screen.findByText('Tell the seller in a sentence why.')
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'The issuer took this card back.')
    await send()
    await screen.findByText('Add a picture that shows why.')
    await user.upload(screen.getByLabelText('Add a picture of yours', { selector: 'input' }), aPicture())
    const note = await screen.findByRole('textbox', { name: /^What your picture 1 shows/ })
    await send()
    await screen.findByText('Say of each picture what it shows.')
    await user.type(note, 'The letter of the issuer.')
    await send()
    await waitFor(() => expect(at()).toContain(path))
    expect(served.seen(reversals.ask)[0]?.body).toEqual({
      giftOrderId: 'order-1',
      words: 'The issuer took this card back.',
      evidence: [{ uploadId: 'picture-1', note: 'The letter of the issuer.' }],
    })
  })

  it('keeps what was written where somebody has asked already', async () => {
    const { user } = renderConsole(orderPath, server().fail(reversals.ask, 'reversalOpen'))
    await user.click(await screen.findByRole('button', { name: 'Take it back' }))
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'The issuer took this card back.')
    await user.upload(screen.getByLabelText('Add a picture of yours', { selector: 'input' }), aPicture())
    await user.type(await screen.findByRole('textbox', { name: /^What your picture 1 shows/ }), 'A letter.')
    await user.click(screen.getByRole('button', { name: 'Ask to take it back' }))
    await screen.findByText('Somebody has asked to take this order back already.')
    expect((screen.getByRole('textbox', { name: /^Why/ }) as HTMLTextAreaElement).value).toContain('issuer')
  })

  it.each([
    ['an order that was taken back', senior, paidOrder(40)],
    ['a reviewer', anOperator({ roles: ['reviewer'] }), paidOrder()],
  ])('is not for %s', async (_, operator, order) => {
    renderConsole(orderPath, aDesk(operator).on(desk.order, order))
    await screen.findByText('This order has been decided.')
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
  })
})
