import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aPage, aPayout, aWithdrawal } from '@kaadi/testing/builders'
import { screen } from '@testing-library/react'
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
