import { sellerEndpoints } from '@kaadi/contract'
import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { aNotification, aPaidWithdrawal, aPayoutTrace, aUser, aWithdrawal } from '@kaadi/testing/builders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { midday } from '../../../test/clock.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'
import { speakLanguage } from '../../platform/words/speak-language.ts'

const { bankAccounts, withdrawals, users } = sellerEndpoints

afterEach(() => speakLanguage('en-US'))

const anAccount: BankAccount = {
  id: 'bank-account-1' as BankAccount['id'],
  bankCode: '058',
  bankName: 'GTBank',
  initials: 'G2',
  color: '#15803d',
  currencyId: 1,
  accountEnding: '4821',
  accountName: 'ADAEZE N OKAFOR',
  kind: 'bank',
  match: 'exact',
  newUntil: null,
  networkClosed: false,
  isDefault: true,
  status: 1,
  createTime: '2026-11-01T10:00:00.000Z',
}

const open = (withdrawal: ReturnType<typeof aWithdrawal>, id = 'withdrawal-1') => {
  const server = aServer()
    .on(users.me, aUser())
    .on(withdrawals.detail, withdrawal)
    .on(bankAccounts.list, [anAccount])
  return renderApp(`/transaction/withdrawDetail?id=${id}`, { server, isSignedIn: true })
}

/** As on a phone where somebody chose it. */
const inFrench = () => {
  localStorage.setItem('AFR-language', 'fr')
  return speakLanguage('fr')
}

describe('/transaction/withdrawDetail', () => {
  it('shows amount, fee, net, account and reference, without an accessibility fault', async () => {
    open(aWithdrawal({ bankSlipNumber: 'SLIP-778812', status: 10 }))
    const receipt = await screen.findByRole('region', { name: 'What the bank gets' })
    expect(within(receipt).getByText('−50.00 Nigerian naira')).toBeTruthy()
    expect(within(receipt).getByText('59,950.00 Nigerian naira')).toBeTruthy()
    expect(screen.getByText('Paid to GTBank')).toBeTruthy()
    expect(screen.getByText('kw-withdrawal-1')).toBeTruthy()
    expect(screen.getByText('SLIP-778812')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('states USDT to the last digit', async () => {
    const exact = { amount: '1248.123457', fee: '1', net: '1247.123457' }
    const { user } = open(aWithdrawal({ ...exact, currencyId: 3, kind: 'network', status: 0 }))
    expect(await screen.findAllByText('1,248.123457 tether')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Cancel withdrawal' }))
    expect(within(await screen.findByRole('alertdialog')).getByText('1,248.123457 tether')).toBeTruthy()
  })

  it('shows the bank as the wallet does', async () => {
    const { server } = open(aWithdrawal())
    const badge = (await screen.findByText('G2')).closest<HTMLElement>('.k-bank-avatar')
    expect(badge?.style.getPropertyValue('--k-bank-avatar-bg')).toBe('#15803d')
    expectNoSurprises(server)
  })

  it('has a receipt to keep once it is paid, and none before', async () => {
    const { user, server } = open(aPaidWithdrawal())
    const keep = await screen.findByRole('button', { name: 'Save the receipt' })
    server.fail(withdrawals.receipt, 'tooManyRequests')
    await user.click(keep)
    await waitFor(() => expect(server.seen(withdrawals.receipt)[0]?.query).toEqual({ id: 'withdrawal-1' }))
  })

  it.each([0, 4, 21] as const)('has no receipt in state %i', async (status) => {
    open(aWithdrawal({ status }))
    await screen.findByRole('button', { name: 'Copy reference' })
    expect(screen.queryByRole('button', { name: 'Save the receipt' })).toBeNull()
  })

  it('copies the reference', async () => {
    const { user } = open(aWithdrawal())
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByRole('button', { name: 'Copy reference' }))
    expect(write).toHaveBeenCalledWith('kw-withdrawal-1')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  })

  const soon = () => {
    const [createTime, expectedTime] = [-50, 10].map((minutes) =>
      new Date(Date.now() + minutes * 60_000).toISOString(),
    )
    return { createTime: createTime!, expectedTime: expectedTime! }
  }

  it.each([0, 3, 4] as const)(
    'owns up to a time that passes on the open screen, and gives a new one, in state %i',
    async (status) => {
      vi.useFakeTimers({ now: midday(), shouldAdvanceTime: true })
      open(aWithdrawal({ status, ...soon() }))
      expect((await screen.findByText(/^Expected by/)).textContent).toMatch(/^Expected by \d+:\d\d [ap]m\.$/)
      await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
      const said = screen.getByText(/We are sorry/)
      expect(said.textContent).toMatch(
        /^We promised it by .+ and are late\. We are sorry\. We now expect to pay by .+\. Your money is safe: it is paid, or it comes back to your wallet\.$/,
      )
      expect(Date.parse([...said.querySelectorAll('time')][1]!.dateTime)).toBeGreaterThan(Date.now())
      vi.useRealTimers()
    },
  )

  it('says when the money is expected, and that a late bank loses nothing', async () => {
    const { server } = open(aWithdrawal({ status: 4, ...soon() }))
    expect(await screen.findByText(/^Expected by/)).toBeTruthy()
    server.on(withdrawals.detail, aWithdrawal({ status: 5, expectedTime: '2026-01-01T00:00:00.000Z' }))
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.push({ type: 'withdrawal', seq: 1, id: 'withdrawal-1', status: 5 })
    expect(await screen.findByText('The bank confirms late')).toBeTruthy()
    expect(screen.getByText(/We now expect its answer by/)).toBeTruthy()
    expect(screen.queryByText(/failed/i)).toBeNull()
  })

  it('shows in its place that the money has arrived: no notice stands over the amount', async () => {
    const { server } = open(aWithdrawal({ status: 4, ...soon() }))
    await screen.findByText(/^Expected by/)
    await waitFor(() => expect(server.openStreams).toBe(1))
    const notification = aNotification({ bizType: 3, id: 'withdrawal-1', title: 'Your money is there' })
    act(() => server.push({ type: 'notification', seq: 1, notification, unread: 1 }))
    const said = await screen.findByText('Your money is there')
    expect(said.closest('.k-toast')).toBeNull()
  })

  const stopped = { expectedTime: null, payoutsStoppedSince: '2026-11-20T02:00:05.000Z' }

  it.each([0, 1, 2, 3] as const)(
    'promises no time while payouts are stopped, in state %i, and follows a stop and a restart',
    async (status) => {
      vi.useFakeTimers({ now: midday(), shouldAdvanceTime: true })
      const { server } = open(aWithdrawal({ status, ...soon() }))
      expect(await screen.findByText(/^Expected by/)).toBeTruthy()
      server.on(withdrawals.detail, aWithdrawal({ status, ...stopped }))
      await act(() => vi.advanceTimersByTimeAsync(31_000))
      expect(await screen.findByText('Paid once payouts run again.')).toBeTruthy()
      expect(screen.queryByText(/^Expected by/)).toBeNull()
      server.on(withdrawals.detail, aWithdrawal({ status, ...soon() }))
      await act(() => vi.advanceTimersByTimeAsync(31_000))
      expect(await screen.findByText(/^Expected by/)).toBeTruthy()
      expect(screen.queryByText('Paid once payouts run again.')).toBeNull()
      vi.useRealTimers()
    },
  )

  it('says in the language of the seller that it waits for payouts to run again', async () => {
    await inFrench()
    open(aWithdrawal({ status: 0, ...stopped }))
    expect(await screen.findByText('Payé à la reprise des paiements.')).toBeTruthy()
  })

  it('takes it back while it is not on its way, after asking once', async () => {
    const { user, server } = open(aWithdrawal({ status: 0 }))
    server.on(withdrawals.cancel, aWithdrawal({ status: 22 }))
    await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' })
    expect(server.seen(withdrawals.cancel)).toEqual([])
    server.on(withdrawals.detail, aWithdrawal({ status: 22 }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }))
    expect(await screen.findByText('You cancelled it')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What came back' })).toBeTruthy()
    expect(server.seen(withdrawals.cancel)).toHaveLength(1)
  })

  it('offers no way back once it is on its way', async () => {
    open(aWithdrawal({ status: 4 }))
    await screen.findByText('On its way to the bank')
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull()
  })

  it('says why it was refused and that the money is back', async () => {
    open(aWithdrawal({ status: 20, reason: 'The account is closed.' }))
    expect(
      await screen.findByText(/The account is closed\. The whole amount came back to your wallet/),
    ).toBeTruthy()
  })

  it('answers an id that nobody has with the 404 text, in the language of who asks', async () => {
    await inFrench()
    const { server } = open(aWithdrawal(), 'nobody')
    server.fail(withdrawals.detail, 'notFound')
    expect(await screen.findByRole('heading', { name: 'Aucun enregistrement' })).toBeTruthy()
    expectNoSurprises(server)
  })

  it.each(['', '?id=', '?id=not+an+id'])('answers “%s” with the same and asks nobody', async (query) => {
    await inFrench()
    const server = aServer().on(users.me, aUser()).on(withdrawals.detail, aWithdrawal())
    renderApp(`/transaction/withdrawDetail${query}`, { server, isSignedIn: true })
    expect(await screen.findByRole('heading', { name: 'Aucun enregistrement' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tous mes retraits' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retour' })).toBeTruthy()
    expect(server.seen(withdrawals.detail)).toEqual([])
    expectNoSurprises(server)
  })
})

describe('a paid withdrawal that has not come', () => {
  const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString()
  const paid = (given: Parameters<typeof aPaidWithdrawal>[0] = {}) =>
    aPaidWithdrawal({ events: [{ version: 2, status: 10, actor: 'desk', time: hourAgo() }], ...given })
  const { withdrawal: _, sellerName: __, provider: ___, answeredBy: ____, ...waiting } = aPayoutTrace()

  it('says what to do, and tells us once, with the answer’s time', async () => {
    const { user, server } = open(paid())
    server.on(withdrawals.reportMissing, () => {
      server.on(withdrawals.detail, paid({ trace: waiting }))
      return paid({ trace: waiting })
    })
    expect(await screen.findByText(/^Give GTBank the number above first/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tell us' }))
    await user.type(screen.getByRole('textbox', { name: /What do you see/ }), 'Nothing since yesterday.')
    await expectAccessible(document.body)
    await user.click(screen.getByRole('button', { name: 'Ask where it is' }))
    expect(await screen.findByText('We are asking where it is')).toBeTruthy()
    expect(server.seen(withdrawals.reportMissing)[0]?.body).toEqual({
      id: 'withdrawal-1',
      words: 'Nothing since yesterday.',
    })
    expect(screen.queryByRole('button', { name: 'Tell us' })).toBeNull()
    expectNoSurprises(server)
  })

  it('keeps what is written of it when the page is left, until it is sent', async () => {
    const first = open(paid())
    await first.user.click(await screen.findByRole('button', { name: 'Tell us' }))
    await first.user.type(screen.getByRole('textbox', { name: /What do you see/ }), 'Nothing yet.')
    first.close()
    cleanup()
    const { user, server } = open(paid())
    const words = await screen.findByRole('textbox', { name: /What do you see/ })
    expect(words).toHaveProperty('value', 'Nothing yet.')
    server.on(withdrawals.reportMissing, paid({ trace: waiting }))
    await user.click(screen.getByRole('button', { name: 'Ask where it is' }))
    await waitFor(() => expect(localStorage.getItem('AFR-formDrafts') ?? '').not.toContain('Nothing yet.'))
  })

  it('shows what the bank finds it by, and lets the seller tell us again', async () => {
    open(
      paid({
        trace: {
          ...waiting,
          status: 1,
          answer: 'GTBank has it since noon.',
          proof: 'FT-20261125-77',
          endTime: hourAgo(),
        },
      }),
    )
    expect(
      await screen.findByText(/GTBank has it since noon\. Your bank finds it by FT-20261125-77\./),
    ).toBeTruthy()
    expect(screen.getByText('Still not there?')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('says why it cannot be told, where the service has it otherwise', async () => {
    const { user, server } = open(paid())
    server.fail(withdrawals.reportMissing, 'traceClosed')
    await user.click(await screen.findByRole('button', { name: 'Tell us' }))
    await user.click(screen.getByRole('button', { name: 'Ask where it is' }))
    expect(await screen.findByText(/within the last 14 days/)).toBeTruthy()
  })

  it('is not offered two weeks after the payment, nor before it', async () => {
    const long = new Date(Date.now() - 15 * 24 * 3_600_000).toISOString()
    open(paid({ events: [{ version: 2, status: 10, actor: 'desk', time: long }] }))
    await screen.findByText('Paid to GTBank')
    expect(screen.queryByRole('button', { name: 'Tell us' })).toBeNull()
  })
})
