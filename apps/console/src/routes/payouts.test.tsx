import { operatorEndpoints } from '@kaadi/contract'
import type { KeyedPage } from '@kaadi/contract/primitives'
import {
  anOperator,
  aPage,
  aPasskey,
  aPasskeyRequest,
  aPayout,
  aPayoutDetail,
  aPayoutEvent,
  aPayoutReturn,
  aProviderTimeline,
  aTwoFactorStatus,
  aWithdrawal,
} from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isShown } from '../../test/is-shown.ts'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { operatorFactor, payouts, providerPayouts } = operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'], name: 'Tunde Treasurer' })
const senior = anOperator({ roles: ['senior'], name: 'Sade Senior' })
const waiting = aPayoutDetail()
const mine = aPayoutDetail({
  withdrawal: aWithdrawal({ status: 4 }),
  takenBy: 'Tunde Treasurer',
  takenByMe: true,
  log: [aPayoutEvent({ operator: 'Tunde Treasurer' })],
})
const ofBola = { ...mine, takenBy: 'Bola', takenByMe: false }
const paid = { ...mine, withdrawal: aWithdrawal({ status: 10, bankSlipNumber: 'SLIP-0042' }) }
const banks = [
  { code: '058', name: 'GTBank' },
  { code: '50211', name: 'Kuda' },
]
afterEach(() => {
  vi.useRealTimers()
})

const aTreasury = (detail = waiting, operator = treasurer) =>
  aDesk(operator)
    .on(payouts.page, aPage(aPayout()))
    .on(payouts.banks, banks)
    .on(payouts.detail, detail)
    .on(providerPayouts.timeline, null)
    .on(operatorFactor.passkeys, [aPasskey()])

it('lists payouts from the first where the address names a place that the service does not know', async () => {
  const server = aTreasury().fail(payouts.page, 'invalidInput')
  const { path } = renderConsole('/payouts?at=cut-short', server)
  await waitFor(() => expect(path()).toBe('/console/payouts'))
  await waitFor(() => expect(server.seen(payouts.page).at(-1)?.query.cursor).toBeUndefined())
})

const release = {
  limit: '500000.00',
  sum: null,
  askedBy: 'Bola',
  isOwn: false,
  askTime: '2026-11-20T12:00:00.000Z',
  releasedBy: null,
  releaseTime: null,
  fingerprint: 'f'.repeat(64),
}

const tether = {
  kind: 'network',
  currencyId: 3,
  bankName: 'TRON',
  net: '504.818456',
  amount: '505.818456',
} as const

it('shows digital currency to its last digit, in the list, to who signs it, and to be copied by who pays it', async () => {
  const withdrawal = aWithdrawal({ ...tether, fee: '1.000000', status: 4 })
  const server = aTreasury(aPayoutDetail({ ...mine, withdrawal })).on(
    payouts.page,
    aPage(aPayout({ withdrawal: aWithdrawal({ ...tether, fee: '1.000000' }) })),
  )
  const { user } = renderConsole('/payouts?id=withdrawal-1', server)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const payout = await screen.findByRole('region', { name: 'Payout' })
  expect(within(payout).getByRole('heading', { level: 2 }).textContent).toContain('504.818456')
  expect(payout.textContent).toContain('505.818456')
  expect(screen.getByRole('table').textContent).toContain('504.818456')
  await user.click(within(payout).getByRole('button', { name: 'Copy amount' }))
  expect(write).toHaveBeenCalledWith('504.818456')
  cleanup()
  renderConsole(
    '/payouts?id=withdrawal-1',
    aTreasury(aPayoutDetail({ withdrawal: aWithdrawal(tether), release })),
  )
  expect(await screen.findByText(/^You release USDT 504.818456 to /)).toSatisfy(isShown)
})

describe('a payout over the limit', () => {
  it('is released by a second person, who signs what they see with a passkey', async () => {
    const given = { ...release, releasedBy: 'Tunde Treasurer', releaseTime: '2026-11-20T12:05:00.000Z' }
    const released = aPayoutDetail({ release: given })
    const server = aTreasury(aPayoutDetail({ release }))
      .on(payouts.challenge, aPasskeyRequest({ userVerification: 'required' }))
      .on(payouts.release, released)
    const device = aPasskeyDevice()
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    expect(await screen.findByText('Over ₦500,000.00: two people')).toSatisfy(isShown)
    expect(await screen.findByText(/^You release ₦.* under /)).toSatisfy(isShown)
    expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull()
    await expectAccessible()
    device.get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Release this payout' }))
    expect(await screen.findByText('Nothing came from your device. Try again.')).toSatisfy(isShown)
    expect(server.seen(payouts.release)).toEqual([])
    server.on(payouts.detail, released)
    await user.click(screen.getByRole('button', { name: 'Release this payout' }))
    expect(await screen.findByText(/^Released by Tunde Treasurer/)).toSatisfy(isShown)
    expect(server.seen(payouts.challenge)[0]!.body).toMatchObject({ confirms: 'release' })
    expect(server.seen(payouts.release)[0]!.body).toEqual({
      id: 'withdrawal-1',
      fingerprint: 'f'.repeat(64),
      passkey: {
        id: 'cGFzc2tleQ',
        clientDataJSON: 'Y2xpZW50',
        authenticatorData: 'YXV0aGVudGljYXRvcg',
        signature: 'c2lnbmF0dXJl',
      },
    })
  })

  it('that has changed since this tab was opened is not released: the word, and the new figures', async () => {
    const server = aTreasury(aPayoutDetail({ release }))
      .on(payouts.challenge, aPasskeyRequest({ userVerification: 'required' }))
      .fail(payouts.release, 'confirmationOver')
    aPasskeyDevice()
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const before = (await screen.findByText(/^You release ₦.* under /)).textContent
    const { withdrawal } = aPayoutDetail()
    const changed = { ...withdrawal, amount: '777000.00', net: '776950.00' }
    server.on(payouts.detail, aPayoutDetail({ release, withdrawal: changed }))
    await user.click(screen.getByRole('button', { name: 'Release this payout' }))
    expect(
      await screen.findByText(/is not how it stands now. Look at it again, then sign once more/),
    ).toSatisfy(isShown)
    await waitFor(() => expect(screen.getByText(/^You release ₦.* under /).textContent).not.toBe(before))
    expect(screen.getByText(/^You release ₦77/)).toSatisfy(isShown)
  })

  it('is not begun by who released it, nor by who approved its batch, who read why', async () => {
    const given = { ...release, releasedBy: 'Tunde Treasurer', releaseTime: '2026-11-20T12:05:00.000Z' }
    renderConsole(
      '/payouts?id=withdrawal-1',
      aTreasury(aPayoutDetail({ release: given, isSecondMine: true })),
    )
    expect(await screen.findByText('You released this payout, so another person has to pay it.')).toSatisfy(
      isShown,
    )
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    await expectAccessible()
    cleanup()
    renderConsole('/payouts?id=withdrawal-1', aTreasury(aPayoutDetail({ isSecondMine: true })))
    expect(await screen.findByText(/^You approved the batch of this payout/)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
  })

  it('tells a second person without a passkey to add one', async () => {
    const server = aTreasury(aPayoutDetail({ release })).on(operatorFactor.passkeys, [
      aPasskey({ isStopped: true }),
    ])
    renderConsole('/payouts?id=withdrawal-1', server)
    const link = await screen.findByRole('link', { name: 'Add one under My account' })
    expect(link.getAttribute('href')).toBe('/console/account')
    expect(screen.queryByRole('button', { name: 'Release this payout' })).toBeNull()
  })

  it('is released by an operator of the demo with a code', async () => {
    const demo = anOperator({ ...treasurer, isDemo: true })
    const server = aTreasury(aPayoutDetail({ release }), demo)
      .on(operatorFactor.passkeys, [])
      .on(operatorFactor.status, aTwoFactorStatus({ isOn: true, since: '2026-11-20T09:00:00.000Z' }))
      .on(payouts.release, aPayoutDetail({ release }))
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.type(await screen.findByLabelText('Code of your authenticator app'), '123456')
    await user.click(screen.getByRole('button', { name: 'Release this payout' }))
    await waitFor(() => expect(server.seen(payouts.release)[0]?.body).toMatchObject({ code: '123456' }))
  })

  it('tells an operator of the demo who has neither app nor passkey to add one', async () => {
    const demo = anOperator({ ...treasurer, isDemo: true })
    const server = aTreasury(aPayoutDetail({ release }), demo)
      .on(operatorFactor.passkeys, [])
      .on(operatorFactor.status, aTwoFactorStatus({ isOn: false, since: null, recoveryCodesLeft: 0 }))
    renderConsole('/payouts?id=withdrawal-1', server)
    const link = await screen.findByRole('link', { name: 'Add one under My account' })
    expect(link.getAttribute('href')).toBe('/console/account')
    expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull()
  })

  it('says in the list that it needs a second person, can be filtered by it, and is not started before', async () => {
    const secondPerson = { askedBy: 'Bola', askedByMe: false }
    const server = aTreasury(aPayoutDetail({ release, secondPerson })).on(
      payouts.page,
      aPage(aPayout({ secondPerson })),
    )
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    expect(await screen.findByRole('button', { name: 'Release this payout' })).toSatisfy(isShown)
    for (const place of [screen.getByRole('table'), screen.getByRole('region', { name: 'Payout' })])
      expect(within(place).getByText('Needs a second person')).toSatisfy(isShown)
    expect(screen.queryByText('Waiting to be taken')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Needs a second person' }))
    await waitFor(() => expect(server.seen(payouts.page).at(-1)?.query.view).toBe('release'))
  })

  it('is not released by who had it in hand, who reads why before any press', async () => {
    const begun = { ...mine, release, takenBy: null, takenByMe: false, wasInMyHands: true }
    renderConsole('/payouts?id=withdrawal-1', aTreasury(begun))
    expect(
      await screen.findByText('You had this payout in hand, so another person has to release it.'),
    ).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Release this payout' })).toBeNull()
  })

  it('is asked for by the first, who cannot give it', async () => {
    const unasked = { ...release, askedBy: null, askTime: null, fingerprint: null }
    const asked = aPayoutDetail({ release: { ...release, askedBy: 'Tunde Treasurer', isOwn: true } })
    const server = aTreasury(aPayoutDetail({ release: unasked })).on(payouts.askRelease, asked)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const ask = await screen.findByRole('button', { name: 'Ask for the release' })
    server.on(payouts.detail, asked)
    await user.click(ask)
    expect(await screen.findByText(/Another person has to give it\.$/)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Release this payout' })).toBeNull()
  })
})

describe('a payout that one person may not begin after what they have begun', () => {
  const release = {
    limit: '500000.00',
    sum: '500400.00',
    askedBy: null,
    isOwn: false,
    askTime: null,
    releasedBy: null,
    releaseTime: null,
    fingerprint: null,
  }

  it('says why a second person is wanted, and how to get one', async () => {
    const asked = aPayoutDetail({
      release: { ...release, askedBy: 'Tunde Treasurer', isOwn: true, askTime: '2026-11-20T12:00:00.000Z' },
      secondPerson: { askedBy: 'Tunde Treasurer', askedByMe: true },
    })
    const server = aTreasury(aPayoutDetail({ release })).on(payouts.askRelease, asked)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    expect(
      await screen.findByText('₦500,400.00 by you alone in 24 hours, over ₦500,000.00: two people'),
    ).toSatisfy(isShown)
    expect(screen.getByText(/or leave it to somebody who has taken less/)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    expect(screen.queryByText('From here on the seller can no longer cancel.')).toBeNull()
    await expectAccessible()
    server.on(payouts.detail, asked)
    await user.click(screen.getByRole('button', { name: 'Ask for the release' }))
    expect(await screen.findByText(/Another person has to give it\.$/)).toSatisfy(isShown)
  })

  it('says so with the figures where the other was begun on another page meanwhile', async () => {
    const server = aTreasury().fail(payouts.start, 'releaseSumNeeded', {
      details: { limit: '500000.00', sum: '500400.00', currencyId: 1 },
    })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Start this payout' }))
    expect(
      await screen.findByText(
        /would have taken 500,400\.00 alone in 24 hours; one person may take 500,000\.00/,
      ),
    ).toSatisfy(isShown)
  })

  it('says with the figures that what others began is too much in hand, and who takes it', async () => {
    const server = aTreasury(aPayoutDetail({ withdrawal: aWithdrawal({ status: 4 }) })).fail(
      payouts.start,
      'handsFull',
      { details: { limit: '500000.00', sum: '699900.00', currencyId: 1 } },
    )
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Start this payout' }))
    expect(
      await screen.findByText(
        /would have taken 699,900\.00 alone in 24 hours; one person may take 500,000\.00\. Leave it to somebody/,
      ),
    ).toSatisfy(isShown)
  })
})

describe('a payout', () => {
  it('that was begun by hand is being paid, and not said to be sent', async () => {
    const withdrawal = aWithdrawal({ status: 4 })
    const server = aTreasury(aPayoutDetail({ ...mine, withdrawal })).on(
      payouts.page,
      aPage(aPayout({ ...mine, withdrawal })),
    )
    renderConsole('/payouts?id=withdrawal-1', server)
    for (const place of [await screen.findByRole('region', { name: 'Payout' }), screen.getByRole('table')]) {
      expect(within(place).getByText('Paying')).toSatisfy(isShown)
      expect(within(place).queryByText('Sent')).toBeNull()
    }
    expect(screen.getByRole('radio', { name: 'Paying' })).toSatisfy(isShown)
    expect(screen.queryByText('At the bank')).toBeNull()
  })

  it('over a network that is closed is not offered to be started, and says so where it closed meanwhile', async () => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury(aPayoutDetail({ networkClosed: true })))
    expect(
      await screen.findByText('The network of this address is closed: nothing is paid over it.'),
    ).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    await expectAccessible()
    cleanup()
    const { user } = renderConsole(
      '/payouts?id=withdrawal-1',
      aTreasury().fail(payouts.start, 'networkClosed'),
    )
    await user.click(await screen.findByRole('button', { name: 'Start this payout' }))
    expect(
      await screen.findByText(/^The network of this address is closed: nothing is paid over it\./),
    ).toSatisfy(isShown)
  })

  it('of a seller who owes is not offered to be started, and says what becomes of it', async () => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury(aPayoutDetail({ sellerOwes: true })))
    expect(await screen.findByText('This seller owes us money: no payout of theirs is begun.')).toSatisfy(
      isShown,
    )
    expect(screen.getByText(/^It goes back to their wallet by itself/)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    await expectAccessible()
    cleanup()
    const { user } = renderConsole('/payouts?id=withdrawal-1', aTreasury().fail(payouts.start, 'sellerOwes'))
    await user.click(await screen.findByRole('button', { name: 'Start this payout' }))
    expect(await screen.findByText(/^This seller owes us money: no payout of theirs is begun\./)).toSatisfy(
      isShown,
    )
  })

  it.each([
    ['to a blocked account', { accountBlocked: true }, /^This account is on the block list/, /goes back/],
    ['of a paused seller', { sellerPaused: true }, /^Withdrawing is paused/, /until the pause ends/],
    ['while payouts are stopped', { payoutsStopped: true }, /^Payouts are stopped/, /Two people start them/],
  ])('%s is not offered to be started, and says why and what becomes of it', async (_, given, why, next) => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury(aPayoutDetail(given)))
    expect(await screen.findByText(why)).toSatisfy(isShown)
    expect(screen.getByText(next)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    await expectAccessible()
    cleanup()
    // Begun it is ended, and its number is not offered where it would be refused.
    renderConsole('/payouts?id=withdrawal-1', aTreasury({ ...mine, ...given, numberHidden: true }))
    expect(await screen.findByText(why)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull()
    expect(screen.getByRole('button', { name: 'The bank has paid' })).toSatisfy(isShown)
    await expectAccessible()
  })

  it('is started, then confirmed with the bank slip', async () => {
    const server = aTreasury().on(payouts.start, mine).on(payouts.confirm, paid)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const start = await screen.findByRole('button', { name: 'Start this payout' })
    server.on(payouts.detail, mine)
    await user.click(start)
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0042')
    await expectAccessible()
    server.on(payouts.detail, paid)
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    expect(await screen.findByText('SLIP-0042')).toSatisfy(isShown)
    expect(server.seen(payouts.confirm)[0]?.body.bankSlipNumber).toBe('SLIP-0042')
    expect(server.surprises).toEqual([])
  })

  it('over a network is confirmed with the hash of its transaction, and with nothing else', async () => {
    const hash = 'ab12'.repeat(16)
    const overNetwork = { ...mine, withdrawal: aWithdrawal({ status: 4, kind: 'network', currencyId: 3 }) }
    const server = aTreasury(overNetwork).fail(payouts.confirm, 'transactionHashUsed')
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const field = await screen.findByLabelText('Hash of the transaction')
    await user.type(field, 'SLIP-0042')
    await user.click(screen.getByRole('button', { name: 'It was sent' }))
    expect(await screen.findByText(/^Paste the whole hash/)).toSatisfy(isShown)
    expect(server.seen(payouts.confirm)).toEqual([])
    await user.clear(field)
    await user.click(field)
    await user.paste(hash)
    await user.click(screen.getByRole('button', { name: 'It was sent' }))
    expect(await screen.findByText(/hash was already used for another payout/)).toSatisfy(isShown)
    expect(server.seen(payouts.confirm)[0]?.body.bankSlipNumber).toBe(hash)
    expect(screen.queryByLabelText('Bank slip number')).toBeNull()
  })

  it('keeps the form and says why when a slip was used before', async () => {
    const server = aTreasury(mine).fail(payouts.confirm, 'bankSlipUsed')
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0042')
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    expect(await screen.findByText(/already used for another payout/)).toSatisfy(isShown)
    expect((screen.getByLabelText('Bank slip number') as HTMLInputElement).value).toBe('SLIP-0042')
  })

  it.each(['12345', 'SLIP_0042', '1 2 3 4 5', 'x'.repeat(41), ' '])(
    'says what a slip number looks like instead of sending %j',
    async (typed) => {
      const server = aTreasury(mine)
      const { user } = renderConsole('/payouts?id=withdrawal-1', server)
      await user.type(await screen.findByLabelText('Bank slip number'), typed)
      await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
      expect(await screen.findByText(/^Enter the number on the slip/)).toSatisfy(isShown)
      expect(document.activeElement).toBe(screen.getByLabelText('Bank slip number'))
      expect(server.seen(payouts.confirm)).toEqual([])
    },
  )

  it.each(['SLIP-0042', '000 013 2611', 'GTB/77012', ' a1b2c3 '])(
    'sends the slip number %j',
    async (typed) => {
      const server = aTreasury(mine)
      const { user } = renderConsole('/payouts?id=withdrawal-1', server)
      await user.type(await screen.findByLabelText('Bank slip number'), typed)
      await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
      await waitFor(() =>
        expect(server.seen(payouts.confirm).map(({ body }) => body.bankSlipNumber)).toEqual([typed.trim()]),
      )
    },
  )

  it('calls the address of a network so, where it is shown and copied', async () => {
    const toNetwork = {
      ...mine,
      withdrawal: aWithdrawal({ status: 4, currencyId: 3, kind: 'network', bankName: 'BEP-20' }),
    }
    const server = aTreasury(toNetwork).on(payouts.openAccount, {
      accountNumber: '0x5149b0a0b6e4d9f1c7a2e3d4f5a6b7c8d9F986CA',
      time: '2026-11-20T12:41:00.000Z',
    })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Show address' }))
    expect(await screen.findByRole('button', { name: 'Copy address' })).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: /number/ })).toBeNull()
  })

  it('shows the account number on purpose alone, to who has it', async () => {
    const server = aTreasury(mine).on(payouts.openAccount, {
      accountNumber: '0123454821',
      time: '2026-11-20T12:41:00.000Z',
    })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const show = await screen.findByRole('button', { name: 'Show number' })
    expect(document.body.textContent).not.toContain('0123454821')
    await user.click(show)
    expect(await screen.findByText('0123454821')).toSatisfy(isShown)
    await user.click(screen.getByRole('button', { name: 'Copy account number' }))
    expect(await navigator.clipboard.readText()).toBe('0123454821')
    expect(server.seen(payouts.openAccount)).toHaveLength(1)
  })

  it('hides the account number after thirty seconds; shown again it is written down again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = aTreasury(mine).on(payouts.openAccount, {
      accountNumber: '0123454821',
      time: '2026-11-20T12:41:00.000Z',
    })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Show number' }))
    expect(await screen.findByText('0123454821')).toSatisfy(isShown)
    expect(screen.getByRole('timer')).toSatisfy(isShown)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy account number' }))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(document.body.textContent).not.toContain('0123454821')
    const again = screen.getByRole('button', { name: 'Show again' })
    expect(document.activeElement).toBe(again)
    await user.click(again)
    expect(await screen.findByText('0123454821')).toSatisfy(isShown)
    const keys = server.seen(payouts.openAccount).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(document.body.textContent).not.toContain('0123454821')
  })

  it('says why the account number could not be shown', async () => {
    const server = aTreasury(mine).fail(payouts.openAccount, 'payoutNotYours')
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Show number' }))
    expect(await screen.findByText('Nobody has this payout now. Take it first.')).toSatisfy(isShown)
  })

  it('of another can be looked at, and is said to be theirs', async () => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury(ofBola))
    expect(await screen.findByText('Bola has this payout.')).toSatisfy(isShown)
    expect(screen.queryByLabelText('Bank slip number')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull()
    await expectAccessible()
  })

  it('is not taken over by its second person, who reads why', async () => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury({ ...ofBola, isSecondMine: true }, senior))
    expect(
      await screen.findByText('You are its second person: another senior or admin can take it over.'),
    ).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull()
    await expectAccessible()
  })

  it('is taken over by a senior with a reason', async () => {
    const server = aTreasury(ofBola, senior).on(payouts.takeOver, { ...mine, takenBy: 'Sade Senior' })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Take over' }))
    await user.type(screen.getByLabelText('Why you take it over'), 'Bola has gone home')
    server.on(payouts.detail, { ...mine, takenBy: 'Sade Senior' })
    await user.click(screen.getByRole('button', { name: 'Take it over' }))
    expect(await screen.findByLabelText('Bank slip number')).toSatisfy(isShown)
    expect(server.seen(payouts.takeOver)[0]?.body.reason).toBe('Bola has gone home')
  })

  it('is handed back with a reason, and says so to the next one', async () => {
    const back = {
      ...waiting,
      withdrawal: aWithdrawal({ status: 4 }),
      log: [
        ...mine.log,
        aPayoutEvent({
          kind: 'handedBack',
          operator: 'Tunde Treasurer',
          reason: 'My bank app is down',
          time: '2026-11-20T12:45:00.000Z',
        }),
      ],
    }
    const server = aTreasury(mine).on(payouts.handBack, back).on(payouts.page, aPage(back))
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'Hand back' }))
    await user.type(screen.getByLabelText('Why you hand it back'), 'My bank app is down')
    server.on(payouts.detail, back)
    await user.click(screen.getByRole('button', { name: 'Hand it back unpaid' }))
    expect(await screen.findByRole('button', { name: 'Start this payout' })).toSatisfy(isShown)
    expect(screen.getByText('Look in the bank first whether it was sent.')).toSatisfy(isShown)
    // On the list and on the payout: nobody has it, so it is not on its way.
    for (const place of [screen.getByRole('table'), screen.getByRole('region', { name: 'Payout' })])
      expect(within(place).getByText('Waiting to be taken')).toSatisfy(isShown)
    expect(screen.queryByText('On its way')).toBeNull()
    // In the warning, and in the log of what was done.
    expect(screen.getAllByText('Tunde Treasurer handed it back: My bank app is down')).toHaveLength(2)
    expect(server.seen(payouts.handBack)[0]?.body.reason).toBe('My bank app is down')
  })

  it('tells at once that another has taken it over', async () => {
    const server = aTreasury(mine).fail(payouts.confirm, 'payoutNotYours', { details: { takenBy: 'Sade' } })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0042')
    server.on(payouts.detail, { ...ofBola, takenBy: 'Sade' })
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    expect(await screen.findByText('Sade has this payout.')).toSatisfy(isShown)
  })

  it('keeps a slip number that was typed, over a reload, until it is confirmed or the payout is another’s', async () => {
    const server = aTreasury(mine)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0042')
    cleanup()
    renderConsole('/payouts?id=withdrawal-1', server)
    const field = () => screen.findByLabelText<HTMLInputElement>('Bank slip number')
    expect((await field()).value).toBe('SLIP-0042')
    await user.click(screen.getByRole('button', { name: 'Hand back' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect((await field()).value).toBe('SLIP-0042')
    cleanup()
    renderConsole('/payouts?id=withdrawal-1', aTreasury(ofBola))
    await screen.findByText('Bola has this payout.')
    cleanup()
    const again = aTreasury(mine).on(payouts.confirm, paid)
    renderConsole('/payouts?id=withdrawal-1', again)
    expect((await field()).value).toBe('')
    await user.type(await field(), 'SLIP-0042')
    again.on(payouts.detail, paid)
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    await screen.findByText('SLIP-0042')
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('SLIP-0042')
  })

  it('that ended meanwhile says why nothing was done, beside what it has turned into', async () => {
    const server = aTreasury().fail(payouts.start, 'withdrawalNotWaiting', {
      details: { withdrawalStatus: 22 },
    })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const start = await screen.findByRole('button', { name: 'Start this payout' })
    server.on(payouts.detail, aPayoutDetail({ withdrawal: aWithdrawal({ status: 22 }) }))
    await user.click(start)
    const said = await within(screen.getByRole('region', { name: 'Payout' })).findByRole('alert')
    expect(said.textContent).toMatch(/^The seller cancelled this withdrawal .* Do nothing at the bank\.$/)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    await expectAccessible()
  })

  it('that was paid meanwhile under another slip names the slip that was not recorded', async () => {
    const server = aTreasury(mine).fail(payouts.confirm, 'withdrawalNotWaiting', {
      details: { withdrawalStatus: 10 },
    })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.type(await screen.findByLabelText('Bank slip number'), 'SLIP-0077')
    server.on(payouts.detail, paid)
    await user.click(screen.getByRole('button', { name: 'The bank has paid' }))
    const said = await within(screen.getByRole('region', { name: 'Payout' })).findByRole('alert')
    expect(said.textContent).toBe(
      'SLIP-0077 was not recorded: This payout was paid meanwhile. Do nothing more at the bank.',
    )
    expect(screen.getByText('SLIP-0042')).toSatisfy(isShown)
  })

  it('that was paid is recorded as returned', async () => {
    const byBola = { ...paid, takenBy: 'Bola', takenByMe: false }
    const returned = { ...byBola, withdrawal: aWithdrawal({ status: 23, reason: 'Account frozen' }) }
    const server = aTreasury(byBola).on(payouts.recordReturn, returned)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'The bank sent it back' }))
    await user.type(screen.getByLabelText('Why the bank sent it back'), 'Account frozen')
    await user.click(screen.getByRole('button', { name: 'Credit the money again' }))
    expect(server.seen(payouts.recordReturn)).toEqual([])
    await user.type(screen.getByLabelText('Reference of the money that came back'), 'GTB-BACK-77')
    server.on(payouts.detail, returned)
    await user.click(screen.getByRole('button', { name: 'Credit the money again' }))
    expect(await screen.findByText('Account frozen')).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'The bank sent it back' })).toBeNull()
    expect(server.seen(payouts.recordReturn)[0]?.body).toMatchObject({
      reason: 'Account frozen',
      bankReference: 'GTB-BACK-77',
    })
  })

  it.each([
    ['paid', { takenByMe: true }, 'You paid this payout, so another person has to say that it came back.'],
    [
      'released',
      {
        ...{ takenByMe: false, isSecondMine: true },
        release: { ...release, releasedBy: 'Tunde Treasurer', releaseTime: '2026-11-20T12:05:00.000Z' },
      },
      'You released this payout, so another person has to say that it came back.',
    ],
    [
      'had',
      { takenByMe: false, wasInMyHands: true },
      'You had this payout in hand, so another person has to say that it came back.',
    ],
    [
      'approved the batch of',
      { takenByMe: false, isSecondMine: true },
      'You approved the batch of this payout, so another person has to say that it came back.',
    ],
  ])('is not recorded as returned by who %s it, who reads why before any press', async (_, own, said) => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury({ ...paid, ...own }))
    expect(await screen.findByText(said)).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'The bank sent it back' })).toBeNull()
    await expectAccessible()
  })

  it.each([
    [{ ...paid, returned: aPayoutReturn() }, 'came back'],
    [{ ...mine, takenBy: 'Ada', returned: aPayoutReturn({ bankReference: null }) }, 'was not paid'],
  ])(
    'is confirmed as given back by nobody who had it in hand once, who reads why',
    async (proposed, what) => {
      const server = aTreasury({ ...proposed, takenByMe: false, wasInMyHands: true })
      renderConsole('/payouts?id=withdrawal-1', server)
      expect(
        await screen.findByText(`You had this payout in hand, so another person has to say that it ${what}.`),
      ).toSatisfy(isShown)
      for (const name of ['Credit the money again', 'Return the money', /passkey/])
        expect(screen.queryByRole('button', { name })).toBeNull()
      await expectAccessible()
    },
  )

  it('that came back over the limit is confirmed by another person, with what they sign', async () => {
    const large = { ...aWithdrawal({ status: 10 }), amount: '777000.00', net: '776950.00' }
    const proposed = { ...paid, withdrawal: large, takenByMe: false, returned: aPayoutReturn() }
    const returned = {
      ...proposed,
      withdrawal: aWithdrawal({ status: 23, reason: 'Account frozen' }),
      returned: aPayoutReturn({ confirmedBy: 'Tunde Treasurer', confirmTime: '2026-11-22T09:05:00.000Z' }),
    }
    const server = aTreasury(proposed)
      .on(payouts.challenge, aPasskeyRequest({ userVerification: 'required' }))
      .on(payouts.confirmReturn, returned)
    aPasskeyDevice()
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    expect(await screen.findByText('Over ₦500,000.00: two people say that it came back')).toSatisfy(isShown)
    expect(
      await screen.findByText(/^You confirm that ₦.* came back under GTB-BACK-77: Account frozen$/),
    ).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'The bank sent it back' })).toBeNull()
    await expectAccessible()
    server.on(payouts.detail, returned)
    await user.click(screen.getByRole('button', { name: 'Credit the money again' }))
    expect(await screen.findByText('Confirmed by')).toSatisfy(isShown)
    expect(server.seen(payouts.challenge)[0]!.body).toMatchObject({ confirms: 'return' })
    expect(server.seen(payouts.confirmReturn)[0]!.body).toMatchObject({
      fingerprint: 'f'.repeat(64),
      passkey: { id: 'cGFzc2tleQ' },
    })
  })

  it('that comes back past what one person gives back alone says so before it is told, and afterwards', async () => {
    const mine = { ...paid, takenByMe: false, givenBackByTwo: true }
    const proposed = { ...mine, returned: aPayoutReturn({ isOwn: true }) }
    const server = aTreasury(mine).on(payouts.recordReturn, proposed)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'The bank sent it back' }))
    expect(screen.getByText(/comes back once another person has confirmed it/)).toSatisfy(isShown)
    await user.type(screen.getByLabelText('Why the bank sent it back'), 'Account frozen')
    await user.type(screen.getByLabelText('Reference of the money that came back'), 'GTB-BACK-77')
    server.on(payouts.detail, proposed)
    await user.click(screen.getByRole('button', { name: 'Propose to credit it again' }))
    expect(
      await screen.findByText(
        'Over ₦500,000.00 with what Bola gave back in 24 hours: two people say that it came back',
      ),
    ).toSatisfy(isShown)
  })

  it('that two released and was not paid is proposed by who has it, and confirmed by another with what they sign', async () => {
    const byTwo = { ...release, releasedBy: 'Bola', releaseTime: '2026-11-20T12:05:00.000Z' }
    const begun = { ...mine, release: byTwo, givenBackByTwo: true }
    const unpaid = aPayoutReturn({ bankReference: null, reason: 'Account closed', isOwn: true })
    const server = aTreasury(begun).on(payouts.fail, { ...begun, returned: unpaid })
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    await user.click(await screen.findByRole('button', { name: 'The bank refused' }))
    await user.type(screen.getByLabelText('Why the bank refused'), 'Account closed')
    server.on(payouts.detail, { ...begun, returned: unpaid })
    await user.click(screen.getByRole('button', { name: 'Propose to return the money' }))
    expect(await screen.findByText('Two people released it: two people say that it was not paid')).toSatisfy(
      isShown,
    )
    expect(screen.queryByRole('button', { name: 'The bank has paid' })).toBeNull()
    expect(screen.queryByText(/^You confirm that/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Take the proposal back' })).toSatisfy(isShown)
    cleanup()
    const proposed = { ...begun, takenByMe: false, takenBy: 'Ada', returned: { ...unpaid, isOwn: false } }
    renderConsole('/payouts?id=withdrawal-1', aTreasury(proposed))
    expect(
      await screen.findByText(
        /^You confirm that ₦.* was not paid and goes back to the seller: Account closed$/,
      ),
    ).toSatisfy(isShown)
    await expectAccessible()
  })

  it('that came back is not confirmed by who paid it, who reads why before any press', async () => {
    renderConsole('/payouts?id=withdrawal-1', aTreasury({ ...paid, returned: aPayoutReturn() }))
    expect(
      await screen.findByText('You paid this payout, so another person has to say that it came back.'),
    ).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Credit the money again' })).toBeNull()
  })

  it('that came back is not confirmed by who proposed it, who can take that back', async () => {
    const proposed = { ...paid, takenByMe: false, returned: aPayoutReturn({ isOwn: true }) }
    const dropped = { ...proposed, returned: null }
    const server = aTreasury(proposed).on(payouts.dropReturn, dropped)
    const { user } = renderConsole('/payouts?id=withdrawal-1', server)
    const back = await screen.findByRole('button', { name: 'Take the proposal back' })
    expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull()
    server.on(payouts.detail, dropped)
    await user.click(back)
    expect(await screen.findByRole('button', { name: 'The bank sent it back' })).toSatisfy(isShown)
  })
})

describe('the history of a payout', () => {
  const said = () =>
    within(screen.getByRole('list', { name: 'What was done' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const ended = (...log: ReturnType<typeof aPayoutEvent>[]) =>
    aTreasury({ ...paid, withdrawal: aWithdrawal({ status: 23 }), log })

  const paidByAda = (bankSlipNumber: string) =>
    aPayoutEvent({ kind: 'paid', operator: 'Ada', bankSlipNumber, time: '2026-11-20T13:00:00.000Z' })
  const returnedByBola = (reason: string) =>
    aPayoutEvent({ kind: 'returned', operator: 'Bola', reason, time: '2026-11-22T08:30:00.000Z' })

  it('tells who confirmed it by which slip, and who recorded what the bank did', async () => {
    const server = ended(
      aPayoutEvent({ operator: 'Ada' }),
      paidByAda('SLIP-0042'),
      returnedByBola('Account frozen'),
    )
    renderConsole('/payouts?id=withdrawal-1', server)
    await screen.findByRole('list', { name: 'What was done' })
    expect(said()).toEqual([
      expect.stringMatching(/Ada took it$/),
      expect.stringMatching(/^20 Nov.*Ada confirmed that the bank has paid, slip SLIP-0042$/),
      expect.stringMatching(/^22 Nov.*Bola recorded that the bank sent it back: Account frozen$/),
    ])
    await expectAccessible()
  })

  it('tells what was proposed, and who took it back', async () => {
    const server = ended(
      aPayoutEvent({ operator: 'Ada' }),
      aPayoutEvent({
        kind: 'notPaidProposed',
        operator: 'Ada',
        reason: 'Account frozen',
        time: '2026-11-20T13:00:00.000Z',
      }),
      aPayoutEvent({ kind: 'proposalDropped', operator: 'Bola', time: '2026-11-20T13:05:00.000Z' }),
    )
    renderConsole('/payouts?id=withdrawal-1', server)
    await screen.findByRole('list', { name: 'What was done' })
    expect(said().slice(1)).toEqual([
      expect.stringMatching(/Ada proposed that the bank refused it: Account frozen$/),
      expect.stringMatching(/Bola took the proposal back$/),
    ])
    await expectAccessible()
  })

  it('names no bank where money went over a network', async () => {
    const sent = aWithdrawal({ status: 23, kind: 'network' })
    const log = [paidByAda('ab12'), returnedByBola('Closed')]
    renderConsole('/payouts?id=withdrawal-1', aTreasury({ ...paid, withdrawal: sent, log }))
    await screen.findByRole('list', { name: 'What was done' })
    expect(said()).toEqual([
      expect.stringMatching(/Ada confirmed that it was sent, transaction ab12$/),
      expect.stringMatching(/Bola recorded that it came back: Closed$/),
    ])
  })

  it('tells who recorded that the bank refused it', async () => {
    renderConsole(
      '/payouts?id=withdrawal-1',
      ended(aPayoutEvent({ kind: 'failed', operator: 'Ada', reason: 'Closed' })),
    )
    await screen.findByRole('list', { name: 'What was done' })
    expect(said()).toEqual([expect.stringMatching(/Ada recorded that the bank refused it: Closed$/)])
  })
})

describe('the list', () => {
  const asked = (server: ReturnType<typeof aTreasury>) => server.seen(payouts.page).at(-1)!.query

  it('asks the service for what the address says, after a reload too', async () => {
    const server = aTreasury()
    renderConsole(
      '/payouts?view=ended&q=slip-77&bank=50211&from=2026-11-10&to=2026-11-12&sort=-amount',
      server,
    )
    await screen.findByRole('table', { name: 'Payouts that have ended' })
    const zoned = (day: number) => new Date(2026, 10, day).toISOString()
    expect(asked(server)).toMatchObject({
      view: 'ended',
      search: 'slip-77',
      bankCode: '50211',
      askedFrom: zoned(10),
      askedBefore: zoned(13),
      sort: 'amount',
      direction: 'descending',
    })
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('slip-77')
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Bank' })).value).toBe('Kuda')
  })

  it('writes what is chosen into the address, and Back takes it out again', async () => {
    const server = aTreasury()
    const { user, path } = renderConsole('/payouts', server)
    await user.click(await screen.findByRole('combobox', { name: 'Bank' }))
    await user.click(await screen.findByRole('option', { name: /Kuda/ }))
    await waitFor(() => expect(asked(server).bankCode).toBe('50211'))
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(asked(server)).toMatchObject({ sort: 'amount', direction: 'descending' }))
    expect(path()).toBe('/console/payouts?bank=50211&sort=-amount')
    await expectAccessible()
    window.history.back()
    await waitFor(() => expect(path()).toBe('/console/payouts?bank=50211'))
    window.history.back()
    await waitFor(() => expect(path()).toBe('/console/payouts'))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' }).value).toBe(''),
    )
  })

  it('searches when the typing pauses, by one step of the history', async () => {
    const server = aTreasury()
    const { path } = renderConsole('/payouts', server)
    const box = await screen.findByRole('searchbox')
    const before = window.history.length
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const type = async (text: string, ms: number) => {
      fireEvent.change(box, { target: { value: text } })
      await act(() => vi.advanceTimersByTimeAsync(ms))
    }
    for (const text of ['a', 'ad', 'ada']) await type(text, 299)
    expect(path()).toBe('/console/payouts')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(path()).toBe('/console/payouts?q=ada')
    await type('adaeze', 300)
    expect(path()).toBe('/console/payouts?q=adaeze')
    expect((box as HTMLInputElement).value).toBe('adaeze')
    expect(server.seen(payouts.page).map(({ query }) => query.search)).not.toContain('ad')
    expect(window.history.length).toBe(before + 1)
  })

  it('says so where one letter is too little to search for', async () => {
    const server = aTreasury()
    const { user } = renderConsole('/payouts', server)
    const box = await screen.findByRole('searchbox')
    await user.type(box, 'a')
    const hint = await screen.findByText('Enter one more letter or digit.')
    expect(box.getAttribute('aria-describedby')).toBe(hint.closest('p')?.id)
    await user.type(box, 'd')
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBeNull())
    expect(server.seen(payouts.page).map(({ query }) => query.search)).not.toContain('a')
  })

  it('keeps the list where a payout is opened', async () => {
    const { user, path } = renderConsole('/payouts?bank=058&at=abc', aTreasury())
    await user.click(await screen.findByRole('link', { name: /Adaeze/ }))
    expect(path()).toBe('/console/payouts?bank=058&at=abc&id=withdrawal-1')
    expect(await screen.findByRole('region', { name: 'Payout' })).toSatisfy(isShown)
  })

  it('leads on and back by key, and a refresh stays on the page', async () => {
    const page: KeyedPage<ReturnType<typeof aPayout>> = {
      ...aPage(aPayout()),
      total: 504,
      cursor: 'next-key',
      previous: null,
    }
    const second = { ...page, cursor: null, previous: 'back-key' }
    const server = aTreasury().on(payouts.page, ({ query }) => (query.cursor === 'next-key' ? second : page))
    const { user, path } = renderConsole('/payouts', server)
    expect(await screen.findByText('504 payouts')).toSatisfy(isShown)
    const turned = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByRole('link', { name: 'Previous page' })).toSatisfy(isShown)
    // The reader begins at the top of the new page.
    const [first] = screen.getAllByRole('rowheader')
    await waitFor(() => expect(document.activeElement).toBe(within(first!).getByRole('link')))
    expect(turned.mock.contexts).toEqual([screen.getByRole('table')])
    turned.mockRestore()
    expect(path()).toBe('/console/payouts?at=next-key')
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
    expect(asked(server).cursor).toBe('next-key')
    // Another list begins at its beginning.
    await user.click(screen.getByRole('radio', { name: 'Mine' }))
    expect(path()).toBe('/console/payouts?view=mine')
  })

  it('hands out the reference from the row, and no account number', async () => {
    const server = aTreasury()
    const { user } = renderConsole('/payouts', server)
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    expect((await screen.findByRole('menuitem', { name: 'Open' })).getAttribute('href')).toMatch(
      /withdrawal-1/,
    )
    await user.click(screen.getByRole('menuitem', { name: 'Copy reference' }))
    expect(await screen.findByText('Reference copied')).toSatisfy(isShown)
    expect(await navigator.clipboard.readText()).toBe('kw-withdrawal-1')
    expect(server.seen(payouts.openAccount)).toEqual([])
  })

  it('says when nothing fits, and shows all again', async () => {
    const server = aTreasury().on(payouts.page, ({ query }) => (query.search ? aPage() : aPage(aPayout())))
    const { user, path } = renderConsole('/payouts?q=nobody', server)
    expect(await screen.findByText('No payout fits.')).toSatisfy(isShown)
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: /Adaeze/ })).toSatisfy(isShown)
    expect(path()).toBe('/console/payouts')
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(1)
  })
})

describe('a payout at a provider', () => {
  const atProvider = aPayoutDetail({ withdrawal: aWithdrawal({ status: 4 }), provider: 'paystack' })
  const address = `/payouts?id=${atProvider.withdrawal.id}`

  it('is taken by nobody; it shows what was done and told, and can be asked for', async () => {
    const pending = aProviderTimeline({
      events: [{ event: 'transfer.success', outcome: 'differs', times: 2, time: '2026-11-20T12:41:00.000Z' }],
      exceptions: [{ kind: 'eventDiffers', detail: 'It told of NGN 1.', time: '2026-11-20T12:41:00.000Z' }],
    })
    const server = aTreasury(atProvider)
      .on(providerPayouts.timeline, pending)
      .on(providerPayouts.ask, aProviderTimeline({ word: 'success' }))
    renderConsole(address, server)
    expect(await screen.findByText('Paystack has this payout: pending.')).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Start this payout' })).toBeNull()
    expect(
      within(screen.getByRole('list', { name: 'At the provider' })).getAllByRole('listitem'),
    ).toHaveLength(4)
    expect(screen.getByText(/transfer\.success ×2/)).toSatisfy(isShown)
    expect(screen.getByText('It told of NGN 1.')).toSatisfy(isShown)
    fireEvent.click(screen.getByRole('button', { name: 'Ask the provider now' }))
    expect(await screen.findByText('Paystack has this payout: paid.')).toSatisfy(isShown)
    await expectAccessible()
  })

  it('is not promised of a machine once somebody pays it by hand', async () => {
    const byHand = aPayoutDetail({ withdrawal: aWithdrawal({ status: 4 }), takenBy: 'Bayo', takenByMe: true })
    const idle = aProviderTimeline({ word: null, reference: null, waitsFor: null, sends: 0, steps: [] })
    const server = aTreasury(byHand).on(providerPayouts.timeline, idle)
    renderConsole(address, server)
    expect(await screen.findByRole('button', { name: 'The bank has paid' })).toSatisfy(isShown)
    await waitFor(() => expect(server.seen(providerPayouts.timeline)).not.toEqual([]))
    expect(screen.queryByText('Paystack will pay it.')).toBeNull()
  })

  it('says why it waits', async () => {
    const waits = aProviderTimeline({ word: null, reference: null, waitsFor: 'balance', sends: 0, steps: [] })
    renderConsole(address, aTreasury(waiting).on(providerPayouts.timeline, waits))
    expect(await screen.findByText('Paystack will pay it.')).toSatisfy(isShown)
    expect(screen.getByText(/The balance at the provider is too low/)).toSatisfy(isShown)
    expect(screen.getByRole('button', { name: 'Start this payout' })).toSatisfy(isShown)
  })
})
