import { operatorEndpoints } from '@kaadi/contract'
import {
  aCardOrder,
  aCurrencyStanding,
  aDeskOrder,
  aLedgerAccount,
  aLedgerBalance,
  aLedgerLine,
  anAdjustment,
  anOperator,
  aPage,
  aPayout,
  aPayoutDetail,
  aReversal,
  aSellerPage,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { adjustments, treasury } = operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'] })
const fee = aLedgerBalance({
  account: aLedgerAccount({ name: 'fee', seller: null }),
  balance: '12000.00',
})
const serverOf = () =>
  aDesk(treasurer)
    .on(treasury.accounts, ({ query }) => (query.sellerId ? [aLedgerBalance()] : [fee]))
    .on(treasury.lines, aPage(aLedgerLine()))
const ofSeller = '/ledger?seller=user-1&account=available.1'

describe('the ledger', () => {
  it('shows the lines of an account with its balance, and leads to where they come from', async () => {
    const server = serverOf()
    renderConsole(ofSeller, server)
    const row = (await screen.findByRole('rowheader', { name: 'Card paid' })).closest('tr')!
    expect(row.textContent).toMatch(/₦148,000\.00.*₦148,000\.00/)
    expect(within(row).getByRole('link', { name: 'Cards bought' })).toBeTruthy()
    const source = within(row).getByRole('link', { name: '2026112000012' })
    expect(source.getAttribute('href')).toContain('/order?giftOrderId=order-1')
    expect(server.seen(treasury.lines).at(-1)?.query).toMatchObject({
      sellerId: 'user-1',
      account: 'available',
      currencyId: 1,
    })
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('says that an address in the link is longer than any, and still shows the books', async () => {
    const server = serverOf().fail(treasury.sellers, 'invalidInput')
    renderConsole(`/ledger?q=${'a'.repeat(3_000)}`, server)
    expect(await screen.findByText(/[Cc]heck the fields/)).toBeTruthy()
    expect(await screen.findByRole('rowheader', { name: 'Card paid' })).toBeTruthy()
  })

  it('finds a seller by their address, and opens their books', async () => {
    const server = serverOf().on(treasury.sellers, [
      { userId: 'user-1' as never, name: 'adaeze', email: 'adaeze@kaadi.example' },
    ])
    const { user, path } = renderConsole('/ledger', server)
    await user.type(await screen.findByLabelText('Mail address of a seller'), 'adae')
    await user.click(await screen.findByRole('link', { name: 'adaeze@kaadi.example' }))
    await waitFor(() => expect(path()).toContain('seller=user-1'))
    expect(await screen.findByText(/^adaeze, Available/)).toBeTruthy()
  })

  it('is narrowed to the days that its address names', async () => {
    const server = serverOf()
    renderConsole('/ledger?from=2026-11-20&to=2026-11-21&kind=card-order.paid', server)
    await screen.findByRole('rowheader', { name: 'Card paid' })
    expect(server.seen(treasury.lines).at(-1)?.query).toMatchObject({
      kind: 'card-order.paid',
      from: new Date(2026, 10, 20).toISOString(),
      before: new Date(2026, 10, 22).toISOString(),
    })
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('shows what one withdrawal has moved, without a balance', async () => {
    const server = serverOf().on(
      treasury.lines,
      aPage(aLedgerLine({ kind: 'withdrawal.paid', balanceAfter: null, source: null })),
    )
    renderConsole('/ledger?withdrawal=w1', server)
    expect(await screen.findByText('Everything that one thing has moved.')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull()
    expect(server.seen(treasury.lines).at(-1)?.query).toMatchObject({ withdrawalId: 'w1' })
  })

  it('says what could not be loaded', async () => {
    renderConsole('/ledger', serverOf().fail(treasury.lines, 'internal'))
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
  })

  it('asks to correct an account, with a picture, and leads to what was asked for', async () => {
    const server = serverOf()
      .on(adjustments.uploadEvidence, {
        uploadId: 'photo-1' as never,
        url: '/object/read?id=photo-1',
        width: 1,
        height: 1,
        bytes: 1,
      })
      .on(adjustments.ask, anAdjustment({ askedByMe: true }))
      .on(adjustments.queue, aPage(anAdjustment({ askedByMe: true })))
      .on(adjustments.detail, anAdjustment({ askedByMe: true }))
    const { user, path } = renderConsole(ofSeller, server)
    await user.click(await screen.findByRole('button', { name: 'Correct this account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Which way'), 'out')
    await user.selectOptions(dialog.getByLabelText('Reason'), 'paidTwice')
    await user.type(dialog.getByLabelText(/^Amount/), '12500')
    await user.type(dialog.getByLabelText(/^Why/), 'The transfer came back to us.')
    await user.click(dialog.getByRole('button', { name: 'Ask for the adjustment' }))
    expect(await dialog.findByText('Add a picture that shows why.')).toBeTruthy()
    await user.upload(
      dialog.getByLabelText('Add a picture of yours'),
      new File(['letter'], 'letter.jpg', { type: 'image/jpeg' }),
    )
    expect(await dialog.findByText('The picture is sent.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Ask for the adjustment' }))
    await waitFor(() => expect(path()).toContain('/adjustments?id=adjustment-1'))
    expect(server.seen(adjustments.ask)[0]?.body).toEqual({
      account: 'available',
      sellerId: 'user-1',
      currencyId: 1,
      direction: 'out',
      amount: '12500',
      reason: 'paidTwice',
      words: 'The transfer came back to us.',
      uploadId: 'photo-1',
    })
  })
})

describe('the way into the ledger', () => {
  const { payouts, people, providerPayouts, reversals, desk } = operatorEndpoints
  const admin = anOperator({ roles: ['admin'] })
  const order = aCardOrder({ giftOrderId: 'order-1' as never, orderStatus: 10, settledAmount: '150000' })
  const pages = (operator = admin) =>
    aDesk(operator)
      .on(payouts.page, aPage(aPayout()))
      .on(payouts.banks, [])
      .on(payouts.detail, aPayoutDetail())
      .on(providerPayouts.timeline, null)
      .on(people.seller, aSellerPage())
      .on(reversals.queue, aPage(aReversal()))
      .on(reversals.detail, aReversal())
      .on(desk.order, aDeskOrder({ order }))
      .on(desk.queue, aPage())

  it.each([
    ['a payout', `/payouts?id=${aPayout().withdrawal.id}`, `withdrawal=${aPayout().withdrawal.id}`],
    ['a seller', '/seller?id=user-adaeze', `seller=${aSellerPage().sellerId}`],
    ['a reversal', '/reversals?id=reversal-1', `order=${aReversal().order.giftOrderId}`],
    ['a paid order', '/order?giftOrderId=order-1', 'order=order-1'],
  ])('leads from %s', async (_, path, to) => {
    renderConsole(path, pages())
    const link = await screen.findByText('In the ledger')
    expect(link.getAttribute('href')).toBe(`/console/ledger?${to}`)
  })

  it('is not shown to who may not read it', async () => {
    renderConsole('/reversals?id=reversal-1', pages(anOperator({ roles: ['senior'] })))
    expect(await screen.findByRole('button', { name: /^Agree/ })).toBeTruthy()
    expect(screen.queryByText('In the ledger')).toBeNull()
  })
})

describe('float and liabilities', () => {
  it('say what is owed, what adds up to zero, and what is missing', async () => {
    renderConsole('/ledger?view=standing', serverOf().on(treasury.standing, [aCurrencyStanding()]))
    expect(await screen.findByText(/₦1,500,000\.00 would be missing to pay all sellers/)).toBeTruthy()
    const accounts = within(screen.getByRole('table', { name: 'Accounts of the books' }))
    expect(accounts.getByText('Together').closest('tr')!.textContent).toContain('₦0.00')
    expect(screen.getByRole('table', { name: 'Held by providers' }).textContent).toContain('3,500,000.00')
    await expectAccessible()
  })
})
