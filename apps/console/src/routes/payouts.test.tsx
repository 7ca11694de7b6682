import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aPage, aPayout, aWithdrawal } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { payouts } = operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'], name: 'Tunde Treasurer' })
const sent = aPayout({ withdrawal: aWithdrawal({ status: 4 }) })

describe('a payout', () => {
  it('is started, then confirmed with the bank slip', async () => {
    const server = aDesk(treasurer)
      .on(payouts.page, aPage(aPayout()))
      .on(payouts.detail, aPayout())
      .on(payouts.start, sent)
      .on(payouts.confirm, aPayout({ withdrawal: aWithdrawal({ status: 10, bankSlipNumber: 'SLIP-0042' }) }))
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Start this payout' }))
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0042')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    expect(await screen.findByText('SLIP-0042')).toBeTruthy()
    expect(server.seen(payouts.confirm)[0]?.body.bankSlipNumber).toBe('SLIP-0042')
    expect(server.surprises).toEqual([])
  })

  it('keeps the form and says why when a slip was used before', async () => {
    const server = aDesk(treasurer)
      .on(payouts.page, aPage(sent))
      .on(payouts.detail, sent)
      .fail(payouts.confirm, 'bankSlipUsed')
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0042')
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    expect(await screen.findByText(/already used for another payout/)).toBeTruthy()
    expect((screen.getByLabelText('Bank slip number') as HTMLInputElement).value).toBe('SLIP-0042')
  })

  it('shows a reviewer no way to payouts', async () => {
    renderConsole('/payouts', aDesk().fail(payouts.page, 'forbidden'))
    expect(await screen.findByRole('link', { name: /Cards to check/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Payouts/ })).toBeNull()
  })
})

const ended = (id: string, withdrawal: Parameters<typeof aWithdrawal>[0], sellerName: string) =>
  aPayout({ withdrawal: aWithdrawal({ id: id as never, status: 10, ...withdrawal }), sellerName })

describe('the list', () => {
  it('shows the payouts of one bank alone', async () => {
    const server = aDesk(treasurer).on(
      payouts.page,
      aPage(aPayout(), ended('withdrawal-2', { status: 3, bankName: 'Kuda' }, 'Tobi')),
    )
    const { user } = renderConsole('/payouts', server)
    await user.click(await screen.findByRole('combobox', { name: 'Bank' }))
    await user.click(await screen.findByRole('option', { name: /Kuda/ }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    expect(screen.getByRole('rowheader').textContent).toContain('Tobi')
    await expectAccessible()
  })

  it('hands out what the bank asks for, from the row', async () => {
    const server = aDesk(treasurer).on(payouts.page, aPage(aPayout()))
    const { user } = renderConsole('/payouts', server)
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    expect((await screen.findByRole('menuitem', { name: 'Open' })).getAttribute('href')).toMatch(
      /withdrawal-1/,
    )
    await user.click(screen.getByRole('menuitem', { name: 'Copy account number' }))
    expect(await screen.findByText('Account number copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('0123454821')
    expect(server.seen(payouts.start)).toEqual([])
  })
})

describe('the history', () => {
  it('is searched, sorted by amount and narrowed down to days', async () => {
    const server = aDesk(treasurer).on(
      payouts.page,
      aPage(
        ended('a', { net: '9000', createTime: '2026-11-01T12:00:00.000Z' }, 'Ada'),
        ended('b', { net: '120000', createTime: '2026-11-20T12:00:00.000Z' }, 'Bisi'),
        ended(
          'c',
          { net: '50000', createTime: '2026-11-20T12:00:00.000Z', bankSlipNumber: 'SLIP-77' },
          'Chidi',
        ),
      ),
    )
    const { user } = renderConsole('/payouts', server)
    const names = () =>
      screen.getAllByRole('rowheader').map((name) => within(name).getByRole('link').textContent?.slice(0, 3))
    await user.click(await screen.findByRole('radio', { name: 'Ended' }))
    await screen.findByRole('table', { name: 'Payouts that have ended' })
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bis', 'Chi']))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    expect(names()).toEqual(['Ada', 'Chi', 'Bis'])
    await user.type(screen.getByRole('searchbox'), 'slip-77')
    expect(names()).toEqual(['Chi'])
    await user.clear(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('button', { name: 'Asked: Any time' }))
    const from = await screen.findByLabelText('From')
    await user.type(from, '2026-11-10')
    await user.click(screen.getByRole('button', { name: 'Show these days' }))
    expect(names()).toEqual(['Chi', 'Bis'])
    expect(screen.getByText('2 of 3')).toBeTruthy()
  })
})
