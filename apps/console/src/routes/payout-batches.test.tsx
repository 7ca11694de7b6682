import { operatorEndpoints } from '@kaadi/contract'
import {
  aBatchedPayout,
  anOperator,
  aPage,
  aPasskey,
  aPasskeyRequest,
  aPayout,
  aPayoutBatch,
  aPayoutBatchDetail,
  aWithdrawal,
} from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isShown } from '../../test/is-shown.ts'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { changes, operatorFactor, payouts, payoutBatches } = operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'] })
const path = '/batches?id=batch-1'
const waiting = [{ provider: 'manual', byHand: true, currencyId: 1, count: 2, amount: '119900' }] as const
const second = aPayout({
  withdrawal: aWithdrawal({ id: 'withdrawal-2', status: 0 } as never),
  sellerName: 'Tobi Balogun',
})
const serverOf = (shown = aPayoutBatchDetail()) =>
  aDesk(treasurer)
    .on(operatorFactor.passkeys, [aPasskey()])
    .on(payoutBatches.page, aPage(aPayoutBatch()))
    .on(payoutBatches.detail, shown)
    .on(payoutBatches.challenge, aPasskeyRequest({ userVerification: 'required' }))

describe('batches', () => {
  it('are listed, and open with their list, their sum and who built them', async () => {
    const server = serverOf()
    const { user, path: at } = renderConsole('/batches', server)
    await user.click(await screen.findByRole('link', { name: /119,900/ }))
    const pane = await screen.findByRole('region', { name: /₦119,900.00 in 2 payouts/ })
    expect(within(pane).getAllByText(/Ada Treasurer/)[0]!).toSatisfy(isShown)
    expect(within(pane).getByRole('link', { name: 'Adaeze N. Okafor' })).toSatisfy(isShown)
    expect(at()).toContain('id=batch-1')
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('say of an address that was mistyped that it is that, and not a fault of the service', async () => {
    renderConsole(
      "/batches?id='x",
      serverOf().fail(payoutBatches.detail, 'invalidInput').fail(payoutBatches.page, 'invalidInput'),
    )
    expect((await screen.findAllByText('The address may be old or mistyped.')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/on our side/)).toBeNull()
    expect(screen.queryByText(/marked fields/)).toBeNull()
  })

  it('say so where none is open', async () => {
    renderConsole('/batches', aDesk(treasurer).on(payoutBatches.page, aPage()))
    expect(await screen.findByText('No batch is open.')).toSatisfy(isShown)
  })
})

describe('a new batch', () => {
  const building = () =>
    serverOf()
      .on(payoutBatches.waiting, [...waiting])
      .on(payoutBatches.candidates, [aPayout(), second])
      .on(payouts.banks, [{ code: '058', name: 'GTBank' }])

  it('is built of what is chosen, counted and summed, and opens', async () => {
    const server = building().on(payoutBatches.build, aPayoutBatchDetail())
    const { user, path: at } = renderConsole('/batches?new=1', server)
    expect(await screen.findByText('2 payouts, ₦119,900.00 together')).toSatisfy(isShown)
    await user.click(screen.getByRole('checkbox', { name: /Tobi Balogun/ }))
    expect(screen.getByText('1 payout, ₦59,950.00 together')).toSatisfy(isShown)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Build the batch' }))
    expect(await screen.findByRole('region', { name: /in 2 payouts/ })).toSatisfy(isShown)
    expect(at()).toContain('id=batch-1')
    expect(server.seen(payoutBatches.build)[0]?.body).toEqual({
      provider: 'manual',
      currencyId: 1,
      ids: ['withdrawal-1'],
    })
  })

  it('says so where nothing waits', async () => {
    renderConsole('/batches?new=1', building().on(payoutBatches.waiting, []))
    expect(await screen.findByText('Nothing waits that could be a batch.')).toSatisfy(isShown)
  })

  it('says that somebody was first', async () => {
    const { user } = renderConsole(
      '/batches?new=1',
      building().fail(payoutBatches.build, 'withdrawalNotWaiting'),
    )
    await user.click(await screen.findByRole('button', { name: 'Build the batch' }))
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  })
})

describe('its second person', () => {
  it('signs number, list, sum and maker as the screen shows them, with a passkey', async () => {
    const approved = aPayoutBatchDetail({
      state: 'sending',
      approvedBy: 'Bola',
      isApprovedByMe: true,
      approveTime: '2026-11-20T14:00:00.000Z',
    })
    const server = serverOf().on(payoutBatches.approve, () => {
      server.on(payoutBatches.detail, approved)
      return approved
    })
    aPasskeyDevice()
    const { user } = renderConsole(path, server)
    expect(
      await screen.findByText(
        /^You approve batch batch-1, list (ab){8}: 2 payouts of ₦119,900.00 together, built by Ada Treasurer/,
      ),
    ).toSatisfy(isShown)
    expect(screen.queryByLabelText(/Code of your authenticator app/)).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Approve and send' }))
    expect(await screen.findByText('You approved it. Another person has to pay it.')).toSatisfy(isShown)
    expect(server.seen(payoutBatches.challenge)[0]?.body).toEqual({ batchId: 'batch-1' })
    expect(server.seen(payoutBatches.approve)[0]?.body).toEqual({
      batchId: 'batch-1',
      fingerprint: 'ab'.repeat(32),
      passkey: {
        id: 'cGFzc2tleQ',
        clientDataJSON: 'Y2xpZW50',
        authenticatorData: 'YXV0aGVudGljYXRvcg',
        signature: 'c2lnbmF0dXJl',
      },
    })
  })

  it('has nothing to do where every payout fell out: it closes by itself, and says so', async () => {
    renderConsole(
      path,
      serverOf(aPayoutBatchDetail({ state: 'emptied', open: 0, left: 2, goingAmount: '0.00' })),
    )
    expect(
      await screen.findByText(
        'Nothing is sent, and nobody has to do anything. What still waits can be in a new batch.',
      ),
    ).toSatisfy(isShown)
    expect(screen.getByText('Emptied', { selector: 'h2 + *, h2 + * *' })).toSatisfy(isShown)
    expect(screen.queryByText(/The rest goes on/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Give it up' })).toBeNull()
    await expectAccessible()
  })

  it('is told where the list is another by now, and where they have no passkey', async () => {
    aPasskeyDevice()
    const server = serverOf().fail(payoutBatches.approve, 'confirmationOver')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Approve and send' }))
    expect(await screen.findByText(/is not how it stands now/)).toSatisfy(isShown)
    renderConsole(path, serverOf().on(operatorFactor.passkeys, []))
    expect(await screen.findByRole('link', { name: 'Add one under My account' })).toSatisfy(isShown)
  })

  it('is not its maker', async () => {
    renderConsole(path, serverOf(aPayoutBatchDetail({ isOwn: true })))
    expect(await screen.findByText(/Another person has to approve it/)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull()
  })

  it('finds it among the approvals', async () => {
    const server = serverOf().on(changes.list, aPage())
    renderConsole('/approvals', server)
    const link = await screen.findByRole('link', { name: /₦119,900.00 in 2 payouts, built by Ada Treasurer/ })
    expect(link.getAttribute('href')).toContain('id=batch-1')
  })
})

describe('a batch by hand', () => {
  const sending = (given: object = {}) =>
    aPayoutBatchDetail({
      state: 'sending',
      approvedBy: 'Bola',
      approveTime: '2026-11-20T14:00:00.000Z',
      items: [aBatchedPayout({ withdrawal: aWithdrawal({ status: 3 }), ...given })],
    })

  it('is taken as a whole', async () => {
    const server = serverOf(sending()).on(payoutBatches.take, sending())
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Take 1 payout' }))
    expect(server.seen(payoutBatches.take)[0]?.body).toEqual({ batchId: 'batch-1' })
  })

  it('is confirmed one by one, each with its own slip', async () => {
    const server = serverOf(
      sending({ withdrawal: aWithdrawal({ status: 4 }), takenBy: 'Ada', takenByMe: true }),
    ).fail(payouts.confirm, 'bankSlipUsed')
    const { user } = renderConsole(path, server)
    await user.type(await screen.findByRole('textbox', { name: /Bank slip number/ }), 'GT-2611-000391')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Paid' }))
    expect(server.seen(payouts.confirm)[0]?.body).toEqual({
      id: 'withdrawal-1',
      bankSlipNumber: 'GT-2611-000391',
    })
    expect(await screen.findByText(/another payout/)).toSatisfy(isShown)
  })

  it('offers nothing of what somebody says was not paid, and names who says so', async () => {
    renderConsole(
      path,
      serverOf(
        sending({
          withdrawal: aWithdrawal({ status: 4 }),
          takenBy: 'Ada',
          takenByMe: true,
          secondPerson: { askedBy: 'Ada', askedByMe: true },
        }),
      ),
    )
    expect(await screen.findByText('Ada says that it was not paid.')).toSatisfy(isShown)
    expect(screen.queryByRole('textbox', { name: /Bank slip number/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Save the list/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
  })

  it('names what fell out, and why', async () => {
    renderConsole(
      path,
      serverOf({
        ...sending({ leftWhy: 'cancelled', leftTime: '2026-11-20T14:00:00.000Z' }),
        left: 1,
        open: 1,
        goingAmount: '59950',
      }),
    )
    expect(await screen.findByText('Fell out: its seller cancelled it')).toSatisfy(isShown)
    expect(screen.getByText('1 of 2 fell out. The rest goes on.')).toSatisfy(isShown)
    // What was signed, and what goes out, side by side.
    const pane = screen.getByRole('region', { name: /in 2 payouts/ })
    expect(within(pane).getByText('₦119,900.00 in 2 payouts', { selector: 'dd, dd *' })).toSatisfy(isShown)
    expect(within(pane).getByText('₦59,950.00 in 1 payout')).toSatisfy(isShown)
  })
})
