import { sellerEndpoints } from '@kaadi/contract'
import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { aDebt, aSiteInfo, aUser, aWithdrawal, aWithdrawalLimits } from '@kaadi/testing/builders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { bankAccounts, debts, withdrawals, withdrawalPins, users } = sellerEndpoints

const anAccount = (id: string, given: Partial<BankAccount> = {}): BankAccount => ({
  id: id as BankAccount['id'],
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
  isDefault: false,
  status: 1,
  createTime: '2026-11-01T10:00:00.000Z',
  ...given,
})

const open = (change: (server: ReturnType<typeof aServer>) => void = () => {}, path = '/wallet/withdraw') => {
  const server = aServer()
    .on(users.me, aUser())
    .on(withdrawals.limits, ({ query }) =>
      aWithdrawalLimits({ currencyId: Number(query.currencyId) as 1 | 2 }),
    )
    .on(bankAccounts.list, [
      anAccount('opay', { bankName: 'OPay', accountEnding: '0937' }),
      anAccount('gt', { isDefault: true }),
      anAccount('momo', { bankName: 'MTN MoMo', currencyId: 2 }),
    ])
    .on(withdrawals.request, aWithdrawal({ status: 0 }))
    .on(withdrawals.detail, aWithdrawal({ status: 0 }))
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}
type Opened = ReturnType<typeof open>
const amount = () => screen.findByRole('textbox', { name: /^Amount/ })
const withdraw = () => screen.findByRole('button', { name: 'Withdraw' })
const pad = () => screen.findByRole('dialog', { name: 'Withdrawal password' })
const type = async ({ user }: Opened, digits: string) => {
  const keys = await screen.findByRole('dialog')
  for (const digit of digits) await user.click(within(keys).getByRole('button', { name: digit }))
}
const confirmWithPassword = async ({ user }: Opened, password: string) => {
  const sheet = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  const field = within(sheet).getByLabelText('Password of your account')
  await user.clear(field)
  await user.type(field, password)
  await user.click(within(sheet).getByRole('button', { name: 'Set withdrawal password' }))
}
const ask = async (opened: Opened, figure = '60000') => {
  await opened.user.type(await amount(), figure)
  await opened.user.click(await withdraw())
}

describe('/wallet/withdraw', () => {
  it('says that payouts are stopped, and lets the seller ask', async () => {
    const stopped = aWithdrawalLimits({ payoutsStoppedSince: '2026-11-20T02:00:05.000Z' })
    const opened = open((server) => server.on(withdrawals.limits, stopped))
    expect(await screen.findByText('Withdrawals take longer at the moment')).toBeTruthy()
    expect(screen.getByText(/your money is kept for you/)).toBeTruthy()
    // No time is promised meanwhile.
    expect(screen.getByText('Paid once payouts run again.')).toBeTruthy()
    expect(screen.queryByText(/Usually paid|Paid within/)).toBeNull()
    await ask(opened)
    expect(await pad()).toBeTruthy()
  })

  it('hears within half a minute that payouts are stopped and the country is closed, and keeps what was typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { user, server } = open()
      await user.type(await amount(), '60000')
      server.on(withdrawals.limits, aWithdrawalLimits({ payoutsStoppedSince: '2026-11-20T02:00:05.000Z' }))
      const closedCountries = [{ countryCode: 'NG', reopensTime: null }]
      server.on(sellerEndpoints.site.info, aSiteInfo({ closedCountries }))
      await act(() => vi.advanceTimersByTimeAsync(31_000))
      expect(await screen.findByText('Withdrawals take longer at the moment')).toBeTruthy()
      expect(await screen.findByText('We are closed in your country at the moment')).toBeTruthy()
      expect(await amount()).toHaveProperty('value', '60,000')
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that the country is closed before an amount is typed', async () => {
    const closedCountries = [{ countryCode: 'NG', reopensTime: '2026-12-01T08:00:00.000Z' }]
    open((server) => server.on(sellerEndpoints.site.info, aSiteInfo({ closedCountries })))
    expect(await screen.findByText('We are closed in your country at the moment')).toBeTruthy()
    expect(screen.getByText(/You cannot sell or withdraw now\. .* It opens again at about/)).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('keeps what was typed where the session ends in the middle, for the same seller, until it is sent', async () => {
    const opened = open()
    await opened.user.type(await amount(), '60000')
    opened.server.fail(withdrawals.limits, 'unauthenticated')
    await act(() => opened.platform.queries.refetchQueries({ queryKey: ['withdrawals', 'limits'] }))
    await waitFor(() => expect(opened.path()).toContain('/login'))
    cleanup()
    const again = open()
    await waitFor(async () => expect(await amount()).toHaveProperty('value', '60,000'))
    await again.user.click(await withdraw())
    await type(again, '258014')
    await waitFor(() => expect(again.server.seen(withdrawals.request)).toHaveLength(1))
    await waitFor(() => expect(localStorage.getItem('AFR-formDrafts')).toBeNull())
  })

  it('shows nobody else what was typed', async () => {
    const { user } = open()
    await user.type(await amount(), '60000')
    await waitFor(() => expect(localStorage.getItem('AFR-formDrafts')).toContain('60000'))
    cleanup()
    localStorage.removeItem('AFR-user')
    open((server) => server.on(users.me, aUser({ userId: 'user-2' as ReturnType<typeof aUser>['userId'] })))
    expect(await amount()).toHaveProperty('value', '')
    await waitFor(() => expect(localStorage.getItem('AFR-formDrafts')).toBeNull())
  })

  it('counts fee and net while the amount is typed, without an accessibility fault', async () => {
    const { user } = open()
    await user.type(await amount(), '60000')
    expect(screen.getByText('−50.00 Nigerian naira')).toBeTruthy()
    expect(screen.getByText('59,950.00 Nigerian naira')).toBeTruthy()
    expect(screen.getByText('You can still withdraw ₦1,000,000.00 today.')).toBeTruthy()
    expect(screen.getByText('Usually paid in about 4 minutes.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it.each([
    [25, 'Fee, 25% off by your level', '−37.50 Nigerian naira', '59,962.50 Nigerian naira', '37.5'],
    [100, 'Fee, waived by your level', undefined, '60,000.00 Nigerian naira', '0'],
  ])(
    'says what the level takes off the fee, %i %%, before it is asked for',
    async (offPercent, label, fee, net, shownFee) => {
      const feeRule = { feeType: 'fixed', fee: '50', offPercent } as const
      const opened = open((on) => on.on(withdrawals.limits, aWithdrawalLimits({ feeRule })))
      await opened.user.type(await amount(), '60000')
      expect(screen.getByText(label)).toBeTruthy()
      if (fee) expect(screen.getByText(fee)).toBeTruthy()
      expect(screen.getAllByText(net).length).toBeGreaterThan(0)
      await expectAccessible(document.body)
      await opened.user.click(await withdraw())
      await type(opened, '258014')
      await waitFor(() => expect(opened.server.seen(withdrawals.request)[0]?.body.shownFee).toBe(shownFee))
    },
  )

  it('says that the fee changed meanwhile, and shows the one of now', async () => {
    let fee = '50'
    const opened = open((on) =>
      on
        .on(withdrawals.limits, () => aWithdrawalLimits({ feeRule: { feeType: 'fixed', fee } }))
        .fail(withdrawals.request, 'feeChanged'),
    )
    await ask(opened)
    fee = '60'
    await type(opened, '258014')
    expect(
      await screen.findByText('The fee has changed meanwhile. Look at it before you withdraw.'),
    ).toBeTruthy()
    expect(await screen.findByText('−60.00 Nigerian naira')).toBeTruthy()
  })

  it.each(['1000.555', '1 000.555', '1,000.555', '₦ 1,000.555'])(
    'keeps %s as it was pasted, says at the field how many decimals there are, and sends nothing',
    async (text) => {
      const { user, server } = open()
      await user.click(await amount())
      await user.paste(text)
      expect((await amount()) as HTMLInputElement).toHaveProperty('value', '1,000.555')
      expect(screen.getByText('Enter an amount with at most 2 decimals.')).toBeTruthy()
      await user.click(await withdraw())
      expect(screen.queryByRole('dialog', { name: 'Withdrawal password' })).toBeNull()
      expect(server.seen(withdrawals.request)).toEqual([])
    },
  )

  it('keeps a third decimal that is typed, says at once that it is one too many, and sends nothing', async () => {
    const { user, server } = open()
    await user.type(await amount(), '1000.555')
    expect(await amount()).toHaveProperty('value', '1,000.555')
    expect(screen.getByText('Enter an amount with at most 2 decimals.')).toBeTruthy()
    await user.click(await withdraw())
    expect(server.seen(withdrawals.request)).toEqual([])
  })

  it('names the largest withdrawal where the balance is above it', async () => {
    const opened = open((server) => server.on(withdrawals.limits, aWithdrawalLimits({ available: '900000' })))
    await ask(opened, '600000')
    expect(
      await screen.findByText('The largest withdrawal is ₦500,000. Send the rest in a second one.'),
    ).toBeTruthy()
  })

  it('says of a fee that would take all of it how large it is', async () => {
    const feeRule = { feeType: 'fixed', fee: '5000' } as const
    const { user } = open((on) => on.on(withdrawals.limits, aWithdrawalLimits({ feeRule })))
    await user.type(await amount(), '2000')
    await user.click(await withdraw())
    expect(screen.getByText('The fee of ₦5,000 would take all of it. Enter more than that.')).toBeTruthy()
  })

  it('says how long the network of an address usually takes', async () => {
    const destination = {
      bankAccountId: 'gt' as BankAccount['id'],
      minWithdraw: '1000',
      feeRule: { feeType: 'fixed', fee: '50' },
      newUntil: null,
      leftWhileNew: null,
      most: '20000',
      confirmMinutes: 5,
    } as const
    open((on) => on.on(withdrawals.limits, aWithdrawalLimits({ destinations: [destination] })))
    expect(await screen.findByText(/The network confirms it in about 5 minutes\./)).toBeTruthy()
  })

  describe('to an address of a closed network', () => {
    const reason = 'We do not pay over this network at the moment.'
    const address = { kind: 'network', currencyId: 3, match: null } as const
    const tron = anAccount('tron', { ...address, bankName: 'Tron' })
    const ether = anAccount('ether', {
      ...address,
      bankName: 'Ethereum',
      isDefault: true,
      networkClosed: true,
    })
    const destination = {
      bankAccountId: tron.id,
      minWithdraw: '10',
      feeRule: { feeType: 'fixed', fee: '3' },
      newUntil: null,
      leftWhileNew: null,
      most: '104',
      confirmMinutes: null,
    } as const
    const openWith = (accounts: BankAccount[]) =>
      open(
        (on) =>
          on
            .on(
              withdrawals.limits,
              aWithdrawalLimits({
                currencyId: 3,
                available: '104',
                most: '104',
                minWithdraw: '10',
                feeRule: { feeType: 'fixed', fee: '1' },
                destinations: accounts.includes(tron) ? [destination] : [],
              }),
            )
            .on(bankAccounts.list, accounts),
        '/wallet/withdraw?currencyId=3',
      )

    it('says why nothing can be sent there, and promises neither fee nor time', async () => {
      const { user, server } = openWith([ether])
      await user.type(await amount(), '60')
      expect(screen.getByText('Closed for now')).toBeTruthy()
      expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
      expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
      expect(screen.queryByText(/Paid within|Usually paid/)).toBeNull()
      expect(screen.queryByText(/1\.00|59/)).toBeNull()
      expect(await withdraw()).toHaveProperty('disabled', true)
      await expectAccessible(document.body)
      expectNoSurprises(server)
    })

    it('chooses another that can be paid to', async () => {
      const opened = openWith([ether, tron])
      expect(await screen.findByRole('button', { name: /Tron/, pressed: true })).toBeTruthy()
      expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
      await ask(opened, '60')
      expect((await pad()).textContent).toContain('Tron 4821')
    })

    it('is not asked for over one that is closed while the form is filled in', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      try {
        const opened = openWith([{ ...ether, networkClosed: false }, tron])
        await opened.user.type(await amount(), '60')
        expect(screen.getByRole('button', { name: /Ethereum/, pressed: true })).toBeTruthy()
        opened.server.on(bankAccounts.list, [ether, tron])
        await act(() => vi.advanceTimersByTimeAsync(31_000))
        expect(await screen.findByText('Choose another account.')).toBeTruthy()
        expect(screen.getByRole('button', { name: /Tron/, pressed: false })).toBeTruthy()
        expect(await withdraw()).toHaveProperty('disabled', true)
      } finally {
        vi.useRealTimers()
      }
    })
  })

  it('says how far ahead the level puts a withdrawal', async () => {
    open((server) => server.on(withdrawals.limits, aWithdrawalLimits({ headStartMinutes: 30 })))
    await amount()
    expect(screen.getByText(/Your level puts you 30 minutes ahead in the line\./)).toBeTruthy()
  })

  it.each([
    [66, 'Usually paid in about a minute.'],
    [20, 'Usually paid in less than a minute.'],
    [null, 'Paid within 1 hour.'],
  ])('says of a usual time of %s seconds: %s', async (medianSeconds, words) => {
    open((server) => server.on(withdrawals.limits, aWithdrawalLimits({ medianSeconds })))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('takes all that the service allows', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'All · ₦100,000.00' }))
    expect(await amount()).toHaveProperty('value', '100,000')
  })

  it('takes all USDT to the last of their digits, and says them wherever it names them', async () => {
    const all = '1248.123457'
    const usdt = aWithdrawal({ status: 0, currencyId: 3, amount: all, fee: '1', net: '1247.123457' })
    const limits = {
      feeRule: { feeType: 'fixed', fee: '1' },
      minWithdraw: '10',
      leftToday: '5000.5',
    } as const
    const opened = open(
      (server) =>
        server
          .on(withdrawals.limits, aWithdrawalLimits({ ...limits, currencyId: 3, available: all, most: all }))
          .on(bankAccounts.list, [anAccount('tron', { bankName: 'Tron', currencyId: 3, isDefault: true })])
          .on(withdrawals.request, usdt)
          .on(withdrawals.detail, usdt),
      '/wallet/withdraw?currencyId=3',
    )
    expect(await screen.findByText('Available USDT 1,248.123457')).toBeTruthy()
    expect(screen.getByText('You can still withdraw USDT 5,000.50 today.')).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'All · USDT 1,248.123457' }))
    expect(await amount()).toHaveProperty('value', '1,248.123457')
    await opened.user.click(await withdraw())
    expect(within(await pad()).getByText('1,248.123457 tether')).toBeTruthy()
    await type(opened, '482113')
    expect(await screen.findByText(/1,247\.123457/)).toBeTruthy()
    expect(opened.server.seen(withdrawals.request)[0]?.body).toMatchObject({ amount: all, currencyId: 3 })
    expect(screen.queryByText(/1,248\.12(?!3457)/)).toBeNull()
  })

  it.each([
    ['100000.01', 'You have ₦100,000.'],
    ['999', 'The smallest withdrawal is ₦1,000.'],
    // The balance first: "send the rest in a second one" would be wrong of money that is not there.
    ['600000', 'You have ₦100,000.'],
  ])('refuses %s with the figure that would do', async (figure, words) => {
    const { user, server } = open()
    await user.type(await amount(), figure)
    await user.click(await withdraw())
    expect(screen.getByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(await amount())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.seen(withdrawals.request)).toEqual([])
  })

  it('pays into the main account unless another is chosen', async () => {
    const opened = open()
    const main = await screen.findByRole('button', { name: /GTBank/, pressed: true })
    expect(main).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: /OPay/ }))
    await ask(opened)
    expect((await pad()).textContent).toContain('OPay 0937')
    await type(opened, '258014')
    await waitFor(() => expect(opened.server.seen(withdrawals.request)[0]?.body.bankAccountId).toBe('opay'))
  })

  it('asks once and shows how it moves, without a reload', async () => {
    const opened = open()
    const { server } = opened
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByRole('heading', { level: 1, name: 'Withdrawal' })).toBeTruthy()
    expect(await screen.findByText('We have your request')).toBeTruthy()
    const sent = server.seen(withdrawals.request)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      currencyId: 1,
      bankAccountId: 'gt',
      amount: '60000',
      shownFee: '50',
      pin: '258014',
    })
    await waitFor(() => expect(server.openStreams).toBe(1))
    server.on(withdrawals.detail, aWithdrawal({ status: 10 }))
    server.push({ type: 'withdrawal', seq: 1, id: 'withdrawal-1', status: 10 })
    expect(await screen.findByText('Paid to GTBank')).toBeTruthy()
    expectNoSurprises(server)
  })

  it.each([
    [0, 'We have your request', 'Waiting for our desk'],
    [1, 'We are checking your withdrawal', 'Being checked'],
    [2, 'We are checking your withdrawal', 'Being checked'],
    [3, 'Your money is on its way', 'On its way to the bank'],
    [4, 'Your money is on its way', 'On its way to the bank'],
    [5, 'Your bank has not confirmed it yet', 'The bank confirms late'],
    [10, 'Paid', 'Paid to GTBank'],
    [20, 'Your money came back to your wallet', 'Refused'],
    [22, 'Your money came back to your wallet', 'You cancelled it'],
  ] as const)('says of state %i: %s, %s', async (status, head, step) => {
    const opened = open((server) => server.on(withdrawals.detail, aWithdrawal({ status })))
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByText(head)).toBeTruthy()
    expect(screen.getByText(step)).toBeTruthy()
  })

  it('says by when it is paid, and owns up when that passes on the open screen', async () => {
    const now = Date.now()
    const [createTime, expectedTime] = [0, 60].map((minutes) =>
      new Date(now + minutes * 60_000).toISOString(),
    )
    const asked = aWithdrawal({ status: 0, createTime: createTime!, expectedTime: expectedTime! })
    const opened = open((server) => server.on(withdrawals.request, asked).on(withdrawals.detail, asked))
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByText(/^Expected by/)).toBeTruthy()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: now + 61 * 60_000 })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/We are sorry/)).toBeTruthy()
    vi.useRealTimers()
  })

  it('promises no time for what was asked while payouts are stopped', async () => {
    const asked = aWithdrawal({ status: 0, payoutsStoppedSince: '2026-11-20T02:00:05.000Z' })
    const opened = open((server) => server.on(withdrawals.request, asked).on(withdrawals.detail, asked))
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByText('We have your request')).toBeTruthy()
    expect(screen.getByText('Paid once payouts run again.')).toBeTruthy()
    expect(screen.queryByText(/^Expected by/)).toBeNull()
  })

  it('says how many tries a wrong password leaves, and until when it is locked', async () => {
    const opened = open((server) =>
      server.fail(withdrawals.request, 'wrongPin', { details: { attemptsLeft: 1 } }),
    )
    await ask(opened)
    await type(opened, '000000')
    expect(await screen.findByText('Wrong withdrawal password. 1 try left.')).toBeTruthy()
    const lockedUntil = new Date()
    // Tomorrow: a lock that is over is none.
    lockedUntil.setHours(38, 32, 0, 0)
    opened.server.fail(withdrawals.request, 'pinLocked', {
      details: { lockedUntil: lockedUntil.toISOString() },
    })
    await type(opened, '000001')
    expect(await screen.findByText('Too many wrong tries. Try again at 2:32 pm.')).toBeTruthy()
  })

  it('keeps request and key when no answer comes, and sends the money once', async () => {
    const opened = open((server) =>
      server.on(withdrawals.request, () => {
        throw new TypeError('fetch failed')
      }),
    )
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByText(/the money is sent once/)).toBeTruthy()
    opened.server.on(withdrawals.request, aWithdrawal({ status: 0 }))
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('We have your request')).toBeTruthy()
    const [first, second] = opened.server.seen(withdrawals.request)
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey)
  })

  it('believes the service where the balance has moved, and asks for it again', async () => {
    const opened = open((server) => server.fail(withdrawals.request, 'insufficientFunds'))
    await ask(opened)
    opened.server.on(withdrawals.limits, aWithdrawalLimits({ available: '10000', most: '10000' }))
    await type(opened, '258014')
    expect(await screen.findByText('Not sent')).toBeTruthy()
    expect(await screen.findByText('Available ₦10,000.00')).toBeTruthy()
    expect(screen.getByText('You have ₦10,000.')).toBeTruthy()
  })

  it('says what the service found wrong with the account, where the form is seen again', async () => {
    const message = 'We do not pay over this network at the moment. Choose another.'
    const opened = open((server) =>
      server.fail(withdrawals.request, 'invalidInput', {
        details: { fields: [{ path: 'bankAccountId', message }] },
      }),
    )
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText(/Check the marked fields/)).toBeNull()
  })

  it('says before anything is typed what is owed in another wallet, and leads to what pays it back', async () => {
    const { server } = open((given) =>
      given.on(debts.list, [aDebt({ currencyId: 2, owed: '12000', sources: [] })]),
    )
    const said = (await screen.findByText('You owe ₵12,000.00')).closest('section')!
    expect(within(said).getByText(/^You cannot withdraw until it is paid back\./)).toBeTruthy()
    expect(within(said).getByRole('link', { name: 'Exchange' }).getAttribute('href')).toBe(
      '/wallet/cash?view=exchange&currencyId=1',
    )
    expect(server.seen(debts.list)).toHaveLength(1)
    await expectAccessible(document.body)
  })

  it('says of what is owed in the wallet itself that what comes in pays it first', async () => {
    open((server) => server.on(debts.list, [aDebt()]))
    const said = (await screen.findByText('You owe ₦12,000.00')).closest('section')!
    expect(within(said).getByText(/^What comes to this wallet pays it back first\./)).toBeTruthy()
    expect(within(said).getByRole('link', { name: 'Sell a card' }).getAttribute('href')).toBe('/sell/list')
  })

  it('names what is owed in another wallet, where the request was refused for it', async () => {
    const opened = open((server) =>
      server.fail(withdrawals.request, 'owesInAnotherCurrency', {
        details: { owed: '12000', currencyId: 2 },
      }),
    )
    await ask(opened)
    await type(opened, '258014')
    expect(await screen.findByText(/^You still owe ₵12,000\.00\. Exchange into/)).toBeTruthy()
  })

  it('has the seller set a password first where there is none', async () => {
    const opened = open((server) =>
      server
        .on(withdrawals.limits, aWithdrawalLimits({ pinSet: false }))
        .on(withdrawalPins.set, { pinSet: true, attemptsLeft: 5, lockedUntil: null }),
    )
    const { server } = opened
    await ask(opened)
    await screen.findByRole('dialog', { name: 'Set a withdrawal password' })
    await type(opened, '258014')
    await screen.findByRole('dialog', { name: 'Enter them again' })
    await type(opened, '258015')
    expect(await screen.findByText('The two entries differ. Choose again.')).toBeTruthy()
    await type(opened, '258014258014')
    await confirmWithPassword(opened, 'Correct horse 7')
    expect(await pad()).toBeTruthy()
    const [sent] = server.seen(withdrawalPins.set)
    expect(sent?.body.pin).toBe('258014')
    expect(sent?.body.password).toMatch(/^[0-9a-f]{32}$/)
    expect(server.seen(withdrawals.request)).toEqual([])
  })

  it('asks for the account’s password alone again where it was wrong', async () => {
    const opened = open((server) =>
      server
        .on(withdrawals.limits, aWithdrawalLimits({ pinSet: false }))
        .fail(withdrawalPins.set, 'badCredentials'),
    )
    await ask(opened)
    await screen.findByRole('dialog', { name: 'Set a withdrawal password' })
    await type(opened, '258014258014')
    await confirmWithPassword(opened, 'wrong')
    expect(await screen.findByText('This is not the password of your account.')).toBeTruthy()
    opened.server.on(withdrawalPins.set, { pinSet: true, attemptsLeft: 5, lockedUntil: null })
    await confirmWithPassword(opened, 'Correct horse 7')
    expect(await pad()).toBeTruthy()
    expect(opened.server.seen(withdrawalPins.set).map(({ body }) => body.pin)).toEqual(['258014', '258014'])
  })

  it('leads to a bank account where the wallet has none', async () => {
    open((server) => server.on(bankAccounts.list, []), '/wallet/withdraw?currencyId=2')
    const link = await screen.findByRole('link', { name: 'Add a bank' })
    expect(link.getAttribute('href')).toBe('/wallet/bankList?add=1&currencyId=2')
    expect(await withdraw()).toHaveProperty('disabled', true)
  })

  it('leads to an address where USDT have none', async () => {
    open((server) => server.on(bankAccounts.list, []), '/wallet/withdraw?currencyId=3')
    const link = await screen.findByRole('link', { name: 'Add an address' })
    expect(link.getAttribute('href')).toBe('/wallet/bankList?add=1&currencyId=3')
    expect(screen.getByText('No address yet')).toBeTruthy()
  })

  it('changes the wallet with its limits and accounts', async () => {
    const { user, server } = open()
    await amount()
    await user.click(screen.getByRole('radio', { name: 'Cedi' }))
    expect(await screen.findByRole('button', { name: /MTN MoMo/ })).toBeTruthy()
    expect(server.seen(withdrawals.limits).at(-1)?.query.currencyId).toBe(2)
  })

  it('offers to try again where the limits do not come', async () => {
    const { user, server } = open((given) => given.fail(withdrawals.limits, 'internal'))
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    server.on(withdrawals.limits, aWithdrawalLimits())
    await user.click(retry)
    expect(await amount()).toBeTruthy()
  })
})

describe('a withdrawal that failed', () => {
  it('is sent again to another account, with its amount', async () => {
    const failed = aWithdrawal({
      id: 'failed-1',
      status: 21,
      bankAccountId: 'gt',
      reason: 'No such account.',
    })
    const opened = open(
      (server) =>
        server
          .on(withdrawals.detail, failed)
          .on(withdrawals.retry, aWithdrawal({ status: 0, retryOf: 'failed-1' })),
      '/wallet/withdraw?currencyId=1&retry=failed-1',
    )
    expect(await screen.findByText('₦60,000.00 again, to the right account')).toBeTruthy()
    expect(((await amount()) as HTMLInputElement).readOnly).toBe(true)
    await opened.user.click(await withdraw())
    await type(opened, '258014')
    await waitFor(() =>
      expect(opened.server.seen(withdrawals.retry).at(-1)?.body).toEqual({
        id: 'failed-1',
        bankAccountId: 'opay',
        shownFee: '50',
        pin: '258014',
      }),
    )
    expect(opened.server.seen(withdrawals.request)).toEqual([])
  })
})

describe('a new account', () => {
  const limits = aWithdrawalLimits({
    destinations: [
      {
        bankAccountId: 'gt' as BankAccount['id'],
        minWithdraw: '1000',
        feeRule: { feeType: 'fixed', fee: '50' },
        newUntil: '2026-11-22T10:00:00.000Z',
        leftWhileNew: '20000',
        most: '20000',
        confirmMinutes: null,
      },
    ],
  })

  it('says what it can get before anything is typed, and holds to it', async () => {
    const { user, server } = open((server) => server.on(withdrawals.limits, limits))
    expect(await screen.findByText(/^New: up to ₦20,000.00 until/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'All · ₦20,000.00' })).toBeTruthy()
    await user.type(await amount(), '20001')
    await user.click(await withdraw())
    expect(await screen.findByText(/can get ₦20,000 more for now/)).toBeTruthy()
    expect(server.seen(withdrawals.request)).toEqual([])
  })
})
