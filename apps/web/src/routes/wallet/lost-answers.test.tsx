import { sellerEndpoints } from '@kaadi/contract'
import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { anExchange, anExchangeQuote, aUser, aWithdrawal, aWithdrawalLimits } from '@kaadi/testing/builders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, renderApp } from '../../../test/render-app.tsx'
import { seenButton } from '../../../test/seen-button.ts'

const { bankAccounts, currencies, exchanges, users, wallets, withdrawals } = sellerEndpoints

const account: BankAccount = {
  id: 'gt' as BankAccount['id'],
  bankCode: '058',
  bankName: 'GTBank',
  initials: 'GT',
  color: '#c2410c',
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
const pageOf = (...records: ReturnType<typeof aWithdrawal>[]) => ({
  records,
  total: records.length,
  size: 1,
  current: 1,
  pages: records.length,
  cursor: null,
})
const none = pageOf()
const lose = (): never => {
  throw new TypeError('fetch failed')
}

/** The service as it goes on while pages come and go. */
let keys: string[]
let server: ReturnType<typeof aServer>
const open = (path = '/wallet/withdraw') => renderApp(path, { server, isSignedIn: true })
const reload = (path?: string) => {
  cleanup()
  return open(path)
}
beforeEach(() => {
  keys = []
  server = aServer()
    .on(users.me, aUser())
    .on(withdrawals.limits, aWithdrawalLimits())
    .on(bankAccounts.list, [account])
    .on(withdrawals.detail, aWithdrawal({ status: 0, amount: '1400' }))
    .on(withdrawals.page, none)
    .on(withdrawals.request, ({ idempotencyKey }) => {
      keys.push(idempotencyKey!)
      return lose()
    })
})

const amount = () => screen.findByRole('textbox', { name: /^Amount/ })
const enter = async ({ user }: ReturnType<typeof open>, digits = '258014') => {
  const pad = await screen.findByRole('dialog', { name: 'Withdrawal password' })
  for (const digit of digits) await user.click(within(pad).getByRole('button', { name: digit }))
}
const send = async (opened: ReturnType<typeof open>) => {
  await opened.user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await enter(opened)
}
const loseOne = async () => {
  const opened = open()
  await opened.user.type(await amount(), '1400')
  await send(opened)
  expect(await screen.findByText('No answer yet')).toBeTruthy()
  return opened
}
const answer = () =>
  server.on(withdrawals.request, ({ idempotencyKey }) => {
    keys.push(idempotencyKey!)
    return aWithdrawal({ status: 0, amount: '1400' })
  })
const isSent = () => screen.findByRole('heading', { level: 1, name: 'Withdrawal' })
const kept = () => localStorage.getItem('AFR-unanswered')

describe('a withdrawal whose answer was lost', () => {
  it('is found by its key after a reload, and is not asked for again', async () => {
    await loseOne()
    expect(kept()).toContain(keys[0])
    expect(kept()).not.toContain('258014')
    server.on(withdrawals.page, ({ query }) =>
      query.idempotencyKey === keys[0] ? pageOf(aWithdrawal({ status: 0, amount: '1400' })) : none,
    )
    reload()
    expect(await isSent()).toBeTruthy()
    expect(keys).toHaveLength(1)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('is looked for while the page stays open, and meanwhile not said to have gone nowhere', async () => {
    await loseOne()
    expect(screen.queryByText('Not sent yet')).toBeNull()
    server.on(withdrawals.page, ({ query }) =>
      query.idempotencyKey === keys[0] ? pageOf(aWithdrawal({ status: 0, amount: '1400' })) : none,
    )
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Withdrawal' }, { timeout: 8_000 }),
    ).toBeTruthy()
    expect(keys).toHaveLength(1)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('says that it is being looked for, and offers no form meanwhile', async () => {
    await loseOne()
    server.disconnect(withdrawals.page)
    const { user } = reload()
    expect(await screen.findByText('No answer yet')).toBeTruthy()
    expect(screen.getByText(/We are looking whether your withdrawal of ₦1,400.00 reached us/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    const again = await screen.findByRole('button', { name: 'Try again' })
    await expectAccessible(document.body)
    server.reconnect(withdrawals.page)
    await user.click(again)
    expect(await amount()).toHaveProperty('value', '1,400')
  })

  it('that never arrived is sent under the same key, whatever PIN was wrong meanwhile', async () => {
    await loseOne()
    const opened = reload()
    expect(await screen.findByText('Not sent yet')).toBeTruthy()
    expect(
      screen.getByText(
        'Your withdrawal has not reached us, and no money has moved. Send it again: it is sent once.',
      ),
    ).toBeTruthy()
    await expectAccessible(document.body)
    expect(await amount()).toHaveProperty('value', '1,400')
    server.on(withdrawals.request, ({ idempotencyKey }) => {
      keys.push(idempotencyKey!)
      return { failure: 'wrongPin', details: { attemptsLeft: 2 } }
    })
    await send(opened)
    await waitFor(() => expect(keys).toHaveLength(2))
    answer()
    await enter(opened)
    expect(await isSent()).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('that arrived after all is shown, not sent a second time with another amount', async () => {
    await loseOne()
    const opened = reload()
    await opened.user.clear(await amount())
    await opened.user.type(await amount(), '5000')
    server
      .fail(withdrawals.request, 'idempotencyKeyReused')
      .on(withdrawals.page, pageOf(aWithdrawal({ status: 0, amount: '1400' })))
    await send(opened)
    expect(await isSent()).toBeTruthy()
  })

  it('lends its key to a second tab that was open before', async () => {
    const second = open()
    await second.user.type(await amount(), '1400')
    const first = { idempotencyKey: 'the-key-of-the-first', amount: '1400', bankAccountId: 'gt' }
    const { idempotencyKey, ...wish } = first
    const userId = aUser().userId
    localStorage.setItem(
      'AFR-unanswered',
      JSON.stringify([{ userId, about: 'withdraw 1', idempotencyKey, since: Date.now(), wish }]),
    )
    answer()
    await send(second)
    expect(await isSent()).toBeTruthy()
    expect(keys).toEqual(['the-key-of-the-first'])
  })

  it('is nobody else’s, and outlives a sign-out', async () => {
    const opened = await loseOne()
    await act(async () => void opened.platform.session.signOut())
    cleanup()
    localStorage.removeItem('AFR-user')
    server.on(users.me, aUser({ userId: 'user-2' as ReturnType<typeof aUser>['userId'] }))
    open()
    expect(await amount()).toHaveProperty('value', '')
    expect(screen.queryByText('Not sent yet')).toBeNull()
    expect(kept()).toContain(keys[0])
  })

  it('that was refused for good is asked for anew under another key', async () => {
    await loseOne()
    const opened = reload()
    server.on(withdrawals.request, ({ idempotencyKey }) => {
      keys.push(idempotencyKey!)
      return { failure: 'dailyLimitReached' }
    })
    await screen.findByText('Not sent yet')
    await send(opened)
    expect(await screen.findByText('Not sent')).toBeTruthy()
    await waitFor(() => expect(kept()).toBeNull())
    answer()
    await send(opened)
    expect(await isSent()).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('an exchange whose answer was lost', () => {
  const path = '/wallet/cash?view=exchange&currencyId=1'
  const exchangeKeys = () => server.seen(exchanges.make).map(({ idempotencyKey }) => idempotencyKey)
  const take = async () => {
    const now = Date.now()
    server
      .on(currencies.rates, [
        { inCurrencyId: 1, outCurrencyId: 2, rate: '0.00735', validUntil: '2026-11-20T12:01:00.000Z' },
      ])
      .on(wallets.available, 100000)
      .on(
        exchanges.quote,
        anExchangeQuote({
          serverTime: new Date(now).toISOString(),
          expiresAt: new Date(now + 60_000).toISOString(),
        }),
      )
      .on(exchanges.make, lose)
    const { user } = open(path)
    await screen.findByRole('form', { name: 'Exchange' })
    await user.type(screen.getByRole('textbox', { name: /You pay/ }), '20000')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await seenButton('Exchange now'))
    await screen.findByText('No answer came')
  }

  it('is asked for again under its key after a reload, and shown', async () => {
    await take()
    server.on(exchanges.make, anExchange())
    reload(path)
    expect(await screen.findByText('Exchanged', { selector: 'p' })).toBeTruthy()
    const [first, second] = exchangeKeys()
    expect(second).toBe(first)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('says so while no answer comes, and offers no other', async () => {
    await take()
    const { user } = reload(path)
    expect(await screen.findByText('No answer came')).toBeTruthy()
    expect(screen.queryByRole('form', { name: 'Exchange' })).toBeNull()
    expect(screen.getByText('20,000.00 Nigerian naira')).toBeTruthy()
    await expectAccessible(document.body)
    server.on(exchanges.make, anExchange())
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Exchanged', { selector: 'p' })).toBeTruthy()
    expect(new Set(exchangeKeys()).size).toBe(1)
  })

  it('that was refused for good leaves the form of that exchange with the reason', async () => {
    await take()
    server.fail(exchanges.make, 'exchangeClosed')
    reload('/wallet/cash?view=exchange&currencyId=3')
    expect(await screen.findByText(/There is no rate between these wallets right now/)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /You pay/ })).toHaveProperty('value', '20,000.00')
    await waitFor(() => expect(kept()).toBeNull())
  })
})
