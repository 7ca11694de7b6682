import { operatorEndpoints } from '@kaadi/contract'
import {
  aBooksStanding,
  aChange,
  aChangeDetail,
  anOperator,
  aPage,
  aPasskey,
  aPasskeyRequest,
  aPayout,
  aPayoutStop,
  aReversal,
  aWithdrawal,
} from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { adjustments, books, changes, operatorFactor, payoutBatches, payouts, reversals } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })
const waiting = aChangeDetail()
const path = '/approvals?id=change-1'

const anInbox = (shown = waiting) => {
  const { now: _, signedText: __, isStale: ___, ...listed } = shown
  return aDesk(senior)
    .on(operatorFactor.passkeys, [aPasskey()])
    .on(changes.list, aPage(listed))
    .on(changes.detail, shown)
    .on(changes.challenge, aPasskeyRequest({ userVerification: 'required' }))
}

describe('approvals', () => {
  it('list what waits, and open a change with the facts that are signed', async () => {
    const server = anInbox()
    const { user, path: at } = renderConsole('/approvals', server)
    await user.click(await screen.findByRole('link', { name: 'Rebate from ₦200,000' }))
    expect(at()).toContain('id=change-1')
    expect(await screen.findByRole('article', { name: 'Rebate from ₦200,000' })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Gives 0\.2 % 1\.5 %/ })).toBeTruthy()
    expect(screen.getByText('It is 1.5 %; one person decides up to 1 %.')).toBeTruthy()
    expect(screen.getByText('change-1|rebates|1-200000')).toBeTruthy()
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('name the releases that were asked for, with what is signed, and lead to the payout', async () => {
    const asked = aPayout({ secondPerson: { askedBy: 'Yaw', askedByMe: false } })
    const server = aDesk(anOperator({ roles: ['treasurer'] }))
      .on(changes.list, aPage())
      .on(payouts.page, aPage(asked))
      .on(payoutBatches.page, aPage())
      .on(adjustments.queue, aPage())
    renderConsole('/approvals', server)
    const link = await screen.findByRole('link', { name: /^₦.* to .*•••• .*, under / })
    expect(link.getAttribute('href')).toContain('id=withdrawal-1')
    expect(screen.getByText('Yaw asked for it.')).toBeTruthy()
    expect(screen.getByText('The release of a payout waits for a second person')).toBeTruthy()
    expect(server.seen(payouts.page).map(({ query }) => query.view)).toContain('toRelease')
  })

  it('name the payments that came back and wait for a second person, and lead to them', async () => {
    const paid = aPayout({
      withdrawal: aWithdrawal({ status: 10 }),
      secondPerson: { askedBy: 'Yaw', askedByMe: false },
    })
    const server = aDesk(anOperator({ roles: ['treasurer'] }))
      .on(changes.list, aPage())
      .on(payouts.page, ({ query }) => (query.view === 'toConfirm' ? aPage(paid) : aPage()))
      .on(payoutBatches.page, aPage())
      .on(adjustments.queue, aPage())
    renderConsole('/approvals', server)
    const link = await screen.findByRole('link', { name: /^₦.* from .*•••• .*, under / })
    expect(link.getAttribute('href')).toContain('id=withdrawal-1')
    expect(screen.getByText('Yaw says that it came back.')).toBeTruthy()
    expect(screen.getByText('A returned payout waits for a second person')).toBeTruthy()
    expect(screen.queryByText(/^The release of a payout waits/)).toBeNull()
  })

  const aRestart = (given: { isOwn?: boolean; isOver?: boolean; openExceptions?: number } = {}) =>
    aDesk(anOperator({ roles: ['treasurer'] }))
      .on(changes.list, aPage())
      .on(payouts.page, aPage())
      .on(payoutBatches.page, aPage())
      .on(adjustments.queue, aPage())
      .on(
        books.standing,
        aBooksStanding({
          stop: aPayoutStop({
            ...{ cause: 'byHand', detail: 'A look at the bank.', stoppedBy: 'Sade' },
            openExceptions: given.openExceptions ?? 0,
            restart: {
              ...{ askedBy: 'Yaw', reason: 'It was looked at.', askTime: '2026-11-20T12:05:00.000Z' },
              ...{ isOwn: false, isOver: false, ...given },
            },
          }),
        }),
      )

  it('name a restart that was asked for, which stop it ends and why, and lead to where it is signed', async () => {
    const server = aRestart()
    renderConsole('/approvals', server)
    expect(await screen.findByText('A restart of payouts waits for a second person')).toBeTruthy()
    const link = screen.getByRole('link', { name: /^The stop of .*: A look at the bank\.$/ })
    expect(link.getAttribute('href')).toBe('/console/books')
    expect(screen.getByText('Yaw asked for it: It was looked at.')).toBeTruthy()
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('say of one’s own restart that another has to start payouts, and name none that is over', async () => {
    renderConsole('/approvals', aRestart({ isOwn: true }))
    expect(await screen.findByText('You asked for it: another person has to start the payouts.')).toBeTruthy()
    cleanup()
    renderConsole('/approvals', aRestart({ isOver: true }))
    expect(await screen.findByText('Payouts are stopped')).toBeTruthy()
    expect(screen.queryByText('A restart of payouts waits for a second person')).toBeNull()
    cleanup()
    renderConsole('/approvals', aRestart({ openExceptions: 1 }))
    expect(await screen.findByText('Payouts are stopped')).toBeTruthy()
    expect(screen.queryByText('A restart of payouts waits for a second person')).toBeNull()
  })

  it('name the reversals that wait, and lead to them', async () => {
    const server = aDesk(senior).on(changes.list, aPage()).on(reversals.queue, aPage(aReversal()))
    renderConsole('/approvals', server)
    expect(await screen.findByText('A reversal waits for a second person')).toBeTruthy()
    const link = screen.getByRole('link', { name: /^₦150,000\.00 from adaeze:/ })
    expect(link.getAttribute('href')).toBe('/console/reversals?id=reversal-1')
    expect(screen.getByText('Ngozi Senior asked for it.')).toBeTruthy()
    await expectAccessible()
  })

  it('are counted in the menu, from every page', async () => {
    renderConsole('/payouts', aDesk(anOperator({ roles: ['treasurer'] })).on(payouts.page, aPage()))
    expect(await screen.findByRole('link', { name: /^Approvals\s*2/ })).toBeTruthy()
  })

  it('mark what a later change has overtaken, and say why', async () => {
    renderConsole('/approvals', anInbox(aChangeDetail({ isOvertaken: true, isStale: true })))
    const row = await screen.findByRole('row', { name: /Rebate from/ })
    expect(row.textContent).toContain('Overtaken')
    expect(row.textContent).toContain('Its row was changed since.')
  })

  it('approve what was read, signed with a passkey', async () => {
    aPasskeyDevice()
    const server = anInbox().on(changes.decide, aChange({ decidedBy: 'You' }))
    const { user } = renderConsole(path, server)
    expect(
      await screen.findByText(/^You sign exactly this: Rebate from ₦200,000, as it stands above/),
    ).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(server.seen(changes.decide)[0]?.body).toEqual({
        changeId: 'change-1',
        verdict: 'approve',
        fingerprint: waiting.fingerprint,
        passkey: expect.objectContaining({ signature: 'c2lnbmF0dXJl' }),
      }),
    )
  })

  it('refuse with a reason', async () => {
    const server = anInbox().on(changes.decide, aChange({ status: 'refused', note: 'Too much.' }))
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    await user.type(await screen.findByLabelText(/Why it is refused/), 'Too much.')
    await user.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1)!)
    await waitFor(() =>
      expect(server.seen(changes.decide)[0]?.body).toMatchObject({ verdict: 'refuse', note: 'Too much.' }),
    )
  })

  it('leave one’s own change to somebody else', async () => {
    renderConsole(path, anInbox(aChangeDetail({ isOwn: true, canDecide: false })))
    expect(await screen.findByText('You asked for this. Another person has to approve it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('offer no approval of what has changed since', async () => {
    renderConsole(path, anInbox(aChangeDetail({ isStale: true })))
    expect(await screen.findByText('What stands has changed since. It can only be refused.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Refuse' })).toBeTruthy()
  })

  it('say that another person was first, and look again', async () => {
    aPasskeyDevice()
    const server = anInbox().fail(changes.decide, 'changeEnded')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/decided, applied or taken back already/)).toBeTruthy()
    await waitFor(() => expect(server.seen(changes.detail).length).toBeGreaterThan(1))
  })
})
