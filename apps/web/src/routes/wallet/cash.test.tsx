import { sellerEndpoints } from '@kaadi/contract'
import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { WalletRecord } from '@kaadi/contract/wallets'
import {
  aCardOrderSummary,
  aCardType,
  aDebt,
  anAutoWithdrawRule,
  aPage,
  aUser,
  aWithdrawal,
  listAndMap,
} from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { autoWithdrawals, bankAccounts, cardOrders, cardTypes, debts, wallets, withdrawals, users } =
  sellerEndpoints

const aRecord = (given: Partial<WalletRecord> = {}): WalletRecord => ({
  id: 'r1',
  event: 'cardOrder',
  title: 'Steam $100',
  amount: '148000',
  balanceAfter: '248600',
  currencyId: 1,
  sourceId: 'order-1',
  time: new Date().toISOString(),
  ...given,
})
const anAccount: BankAccount = {
  id: 'bank-1' as BankAccount['id'],
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
const open = (path = '/wallet/cash', change: (server: ReturnType<typeof aServer>) => void = () => {}) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(cardTypes.list, listAndMap(aCardType()))
    .on(wallets.available, ({ query }) => (query.inCurrencyId === 1 ? 248600 : 12.5))
    .on(wallets.processing, '60000')
    .on(cardOrders.page, aPage(aCardOrderSummary(), aCardOrderSummary({ giftOrderId: 'o2', currencyId: 2 })))
    .on(withdrawals.page, aPage(aWithdrawal()))
    .on(bankAccounts.list, [anAccount])
    .on(autoWithdrawals.list, [])
    .on(
      wallets.records,
      aPage(
        aRecord({
          id: 'r2',
          event: 'withdrawal',
          title: 'Withdrawal · GTBank ••4821',
          amount: '-60000',
          sourceId: 'withdrawal-1',
        }),
        aRecord(),
        aRecord({
          id: 'r3',
          event: 'reward',
          title: 'Friend joined: tolu_a',
          amount: '1000',
          sourceId: null,
        }),
      ),
    )
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}

describe('/wallet/cash', () => {
  it('says that what is on its way waits while payouts are stopped, within half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { server } = open()
      await screen.findByRole('region', { name: 'Money in and out' })
      expect(screen.queryByText('Withdrawals take longer at the moment')).toBeNull()
      server.on(
        withdrawals.page,
        aPage(aWithdrawal({ status: 0, payoutsStoppedSince: '2026-11-20T02:00:05.000Z' })),
      )
      await act(() => vi.advanceTimersByTimeAsync(31_000))
      expect(await screen.findByText('Withdrawals take longer at the moment')).toBeTruthy()
      expect(screen.getByText('Paid once payouts run again.')).toBeTruthy()
      await expectAccessible(document.body)
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows what is free, on its way and being checked, without an accessibility fault', async () => {
    const { server } = open()
    const purse = await screen.findByRole('region', { name: 'Balance' })
    expect(await within(purse).findByText('248,600.00 Nigerian naira')).toBeTruthy()
    expect(within(purse).getByText('60,000.00 Nigerian naira')).toBeTruthy()
    // Cards that pay into another wallet are not counted here.
    expect(await within(purse).findByText('150,000.00 Nigerian naira')).toBeTruthy()
    await screen.findByRole('region', { name: 'Money in and out' })
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('shows a sold card by its face, and what came back as what came in', async () => {
    open('/wallet/cash', (server) =>
      server.on(
        wallets.records,
        aPage(
          aRecord(),
          aRecord({
            id: 'r4',
            event: 'withdrawalReturned',
            title: 'Withdrawal returned · OPay ••7731',
            amount: '90000',
            sourceId: 'withdrawal-2',
          }),
        ),
      ),
    )
    const sold = await screen.findByRole('link', { name: /Steam \$100/ })
    await waitFor(() => expect(sold.querySelector('.k-card-face')).toBeTruthy())
    const returned = screen.getByRole('link', { name: /OPay ••7731/ })
    expect(within(returned).getByText('+90,000.00 Nigerian naira')).toBeTruthy()
  })

  it('says what is in a wallet of USDT to the last digit, and never more than there is', async () => {
    open('/wallet/cash?currencyId=3', (server) =>
      server.on(wallets.available, 10.999999).on(wallets.processing, '0.123456'),
    )
    const purse = await screen.findByRole('region', { name: 'Balance' })
    expect(await within(purse).findByText('10.999999 tether')).toBeTruthy()
    expect(within(purse).getByText('0.123456 tether')).toBeTruthy()
  })

  it('changes the wallet and keeps the choice in the address', async () => {
    const { user, path } = open()
    await user.click(await screen.findByRole('radio', { name: 'Cedi' }))
    expect(await screen.findByText('12.50 Ghanaian cedi')).toBeTruthy()
    expect(path()).toBe('/wallet/cash?currencyId=2')
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(
      '/wallet/withdraw?currencyId=2',
    )
  })

  it('hides the amounts on this device until the eye is pressed again', async () => {
    const { user } = open()
    await screen.findByText('248,600.00 Nigerian naira')
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(screen.queryByText('248,600.00 Nigerian naira')).toBeNull()
    expect(screen.getAllByText('Amount hidden').length).toBeGreaterThan(0)
  })

  it('shows the newest lines with their way and source', async () => {
    open()
    const sale = await screen.findByRole('link', { name: /Steam \$100/ })
    expect(sale.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-1')
    expect(sale.textContent).toContain('+₦148,000.00')
    const out = screen.getByRole('link', { name: /GTBank ••4821/ })
    expect(out.getAttribute('href')).toBe('/transaction/withdrawDetail?id=withdrawal-1')
    expect(out.textContent).toContain('−₦60,000.00')
    expect(await within(out).findByText('On its way')).toBeTruthy()
    // A reward has no screen of its own.
    expect(screen.getByText('Friend joined: tolu_a').closest('a')).toBeNull()
  })

  it('shows the figures that came where one did not', async () => {
    open('/wallet/cash', (server) =>
      server.fail(wallets.processing, 'internal').fail(wallets.available, 'internal'),
    )
    const purse = await screen.findByRole('region', { name: 'Balance' })
    await waitFor(() => expect(within(purse).getAllByText('--').length).toBeGreaterThan(0), { timeout: 8000 })
    expect(await screen.findByRole('link', { name: /Steam \$100/ })).toBeTruthy()
  })

  it('leads on by each saved account, the main one as the others', async () => {
    const accounts = [
      anAccount,
      { ...anAccount, id: 'other' as never, bankName: 'Other Bank', isDefault: false },
    ]
    open('/wallet/cash', (server) => server.on(bankAccounts.list, accounts))
    const other = await screen.findByRole('link', { name: /Other Bank/ })
    const rows = within(other.parentElement!).getAllByRole('link')
    expect(rows.map((row) => row.querySelectorAll('.k-row-end > svg').length)).toEqual([1, 1])
  })

  it('leads a new seller to the first bank account', async () => {
    open('/wallet/cash', (server) => server.on(bankAccounts.list, []).on(wallets.records, aPage()))
    const link = await screen.findByRole('link', { name: 'Add a bank' })
    expect(link.getAttribute('href')).toBe('/wallet/bankList?add=1&currencyId=1')
    expect(await screen.findByText(/Nothing yet/)).toBeTruthy()
  })

  it('moves the balance without a reload', async () => {
    const { server } = open()
    await screen.findByText('248,600.00 Nigerian naira')
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.on(wallets.available, 396600)
    server.push({ type: 'balance', seq: 1, currencyId: 1 })
    expect(await screen.findByText('396,600.00 Nigerian naira')).toBeTruthy()
  })
})

describe('what is owed', () => {
  it('is a line for each currency, with the trade it comes from, without an accessibility fault', async () => {
    const server = open('/wallet/cash', (given) =>
      given.on(debts.list, [aDebt(), aDebt({ currencyId: 2, owed: '50.00', repaid: '0.00', sources: [] })]),
    ).server
    const naira = (await screen.findByText('You owe ₦12,000.00')).closest('section')!
    expect(
      within(naira).getByText('₦3,000.00 is paid back. The rest is taken from your next trades.'),
    ).toBeTruthy()
    expect(
      within(naira).getByRole('link', { name: 'From trade GC-2611-20-48813' }).getAttribute('href'),
    ).toBe('/transaction/cardDetail?giftOrderId=order-9')
    const cedi = screen.getByText('You owe ₵50.00').closest('section')!
    expect(within(cedi).getByText('It is taken from your next trades.')).toBeTruthy()
    expect(server.seen(debts.list)).toHaveLength(1)
    await expectAccessible(document.body)
  })

  it('goes once a trade has paid it back, without a reload', async () => {
    const { server } = open('/wallet/cash', (given) => given.on(debts.list, [aDebt()]))
    await screen.findByText('You owe ₦12,000.00')
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.on(debts.list, [])
    server.push({ type: 'balance', seq: 1, currencyId: 1 })
    await waitFor(() => expect(screen.queryByText(/You owe/)).toBeNull())
  })

  it('is not said where nothing is owed, or nobody knows', async () => {
    open('/wallet/cash', (server) => server.fail(debts.list, 'internal'))
    await screen.findByRole('region', { name: 'Money in and out' })
    expect(screen.queryByText(/You owe/)).toBeNull()
  })
})

describe('automatic withdrawal in the wallet', () => {
  it.each([
    ['off', []],
    ['off', [anAutoWithdrawRule({ kind: 'off', amount: null })]],
    ['off', [anAutoWithdrawRule({ currencyId: 2 })]],
    ['on', [anAutoWithdrawRule()]],
  ] as const)('says that it is %s, in a word', async (word, rules) => {
    open('/wallet/cash', (server) => server.on(autoWithdrawals.list, [...rules]))
    const link = await screen.findByRole('link', { name: `Withdraw automatically: ${word}` })
    expect(link.getAttribute('href')).toBe('/wallet/cash?view=auto&currencyId=1')
  })

  it('says that it rests, and why', async () => {
    const refusal = 'Your last automatic withdrawal was not paid.'
    open('/wallet/cash', (server) =>
      server.on(autoWithdrawals.list, [anAutoWithdrawRule({ resting: true, refusal })]),
    )
    expect(await screen.findByRole('link', { name: 'Withdraw automatically: resting' })).toBeTruthy()
    expect(screen.getByText(refusal)).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('says that it rests while the network of its address is closed', async () => {
    open('/wallet/cash', (server) =>
      server.on(autoWithdrawals.list, [anAutoWithdrawRule({ networkClosed: true })]),
    )
    expect(await screen.findByRole('link', { name: 'Withdraw automatically: resting' })).toBeTruthy()
    expect(screen.getByText(/over this network at the moment\. The rule goes on by itself/)).toBeTruthy()
  })

  it('says no word for a rule that is not known', async () => {
    open('/wallet/cash', (server) => server.fail(autoWithdrawals.list, 'internal'))
    expect(await screen.findByRole('link', { name: 'Withdraw automatically' })).toBeTruthy()
  })
})

describe('/wallet/history', () => {
  it('lists every line with the balance after it, by month, and its end', async () => {
    open('/wallet/history')
    const row = await screen.findByRole('link', { name: /Steam \$100/ })
    expect(row.textContent).toContain('Balance ₦248,600.00')
    expect(screen.getByText('That is the whole statement.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('adds up where USDT are finer than two decimals', async () => {
    const line = { currencyId: 3, sourceId: null, event: 'reward' } as const
    open('/wallet/history?currencyId=3', (server) =>
      server.on(
        wallets.records,
        aPage(
          aRecord({ ...line, id: 'u2', title: 'Second', amount: '0.123456', balanceAfter: '12.623456' }),
          aRecord({ ...line, id: 'u1', title: 'First', amount: '12.500000', balanceAfter: '12.500000' }),
        ),
      ),
    )
    const second = (await screen.findByText('Second')).closest('.k-money-row')!
    expect(second.textContent).toContain('+0.123456 tether')
    expect(second.textContent).toContain('Balance USDT 12.623456')
    expect(screen.getByText('First').closest('.k-money-row')!.textContent).toContain('+12.50 tether')
  })

  it('filters by kind and wallet in the address', async () => {
    const { user, server, path } = open('/wallet/history')
    await user.click(await screen.findByRole('button', { name: 'Withdrawals' }))
    await user.click(screen.getByRole('radio', { name: 'USDT' }))
    await waitFor(() =>
      expect(server.seen(wallets.records).at(-1)?.query).toMatchObject({
        event: 'withdrawal',
        currencyId: 3,
      }),
    )
    expect(path()).toBe('/wallet/history?event=withdrawal&currencyId=3')
  })

  it('tells an empty wallet from an empty filter', async () => {
    const { user } = open('/wallet/history', (server) => server.on(wallets.records, aPage()))
    expect(await screen.findByText('No money has moved yet')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Coupons' }))
    expect(await screen.findByText('No lines like these')).toBeTruthy()
  })
})

describe('filters and files of /wallet/history', () => {
  it('shows the lines of one kind and one month, as the address says', async () => {
    const { server, user, path } = open('/wallet/history')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), '2026-11')
    await waitFor(() =>
      expect(server.seen(wallets.records).at(-1)?.query).toMatchObject({ month: '2026-11', currencyId: 1 }),
    )
    await user.click(screen.getByRole('button', { name: 'Exchanges' }))
    await waitFor(() =>
      expect(server.seen(wallets.records).at(-1)?.query).toMatchObject({
        month: '2026-11',
        event: 'exchange',
      }),
    )
    expect(path()).toContain('month=2026-11')
  })

  it('saves a statement of some months, in their order, and says what stood in the way', async () => {
    const { server, user } = open('/wallet/history')
    await user.click(await screen.findByRole('button', { name: 'Save a statement' }))
    const sheet = await screen.findByRole('dialog', { name: 'Save a statement' })
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Until' }), '2026-10')
    expect(within(sheet).getByRole('combobox', { name: 'From' })).toHaveProperty('value', '2026-10')
    // While it is made the sheet says so, and how much has come.
    const release = server.hold(wallets.statement)
    server.fail(wallets.statement, 'statementTooLong')
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(sheet).findByRole('progressbar', { name: 'Making the statement' })).toBeTruthy()
    release()
    expect(
      await within(sheet).findByText('There are too many lines for one file. Choose fewer months.'),
    ).toBeTruthy()
    expect(server.seen(wallets.statement).at(-1)?.query).toMatchObject({
      fromMonth: '2026-10',
      untilMonth: '2026-10',
      format: 'pdf',
    })
  })
})
