import { operatorEndpoints } from '@kaadi/contract'
import type { ChangeResource } from '@kaadi/contract/changes'
import {
  aChange,
  aChangeDetail,
  anOperator,
  aPage,
  aPasskey,
  aPasskeyRequest,
  aSettingRow,
} from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { changes, operatorFactor, operators } = operatorEndpoints
const editor = anOperator({ roles: ['editor'] })

const limits = aSettingRow({
  subject: '1',
  title: 'Limits, NGN',
  values: {
    currencyId: 1,
    minWithdraw: '1000',
    maxWithdraw: '5000000',
    dailyMax: '10000000',
    exchangeMin: '500',
    bankMax: 4,
  },
})
const fee = aSettingRow({
  subject: '1',
  title: 'Fee of withdrawals, NGN',
  values: { currencyId: 1, feeType: 'fixed', fee: '50', feeMin: null, feeMax: null },
})
const rate = aSettingRow({
  subject: '1-3',
  title: 'NGN to USDT',
  values: { inCurrencyId: 1, outCurrencyId: 3, rate: '0.000648' },
})
const network = aSettingRow({
  subject: 'usdt-trc20',
  title: 'Network USDT-TRC20',
  values: {
    networkId: 'usdt-trc20',
    currencyId: 3,
    fee: '1',
    minAmount: '10',
    confirmMinutes: 2,
    isOpen: true,
  },
})
const newAccount = aSettingRow({
  subject: '1',
  title: 'New accounts, NGN',
  values: { currencyId: 1, hours: 24, mostWhileNew: '1000000' },
})
const release = aSettingRow({
  subject: '1',
  title: 'Payouts by one person, NGN',
  values: { currencyId: 1, most: '500000' },
})

const aMoneyDesk = (resource: ChangeResource, row: typeof limits): FakeServer =>
  aDesk(editor)
    .on(changes.rows, aPage(row))
    .on(changes.row, row)
    .on(
      changes.list,
      aPage(aChange({ resource, subject: row.subject, after: row.values, before: null, canUndo: true })),
    )
    .on(changes.preview, ({ body }) => ({
      title: row.title,
      before: body.before && { ...body.before },
      after: body.after && { ...body.after },
      weight: { weight: '12', limit: '10', currencyId: null },
    }))
    .on(changes.propose, ({ body }) =>
      aChange({
        resource,
        subject: row.subject,
        before: body.before && { ...body.before },
        after: body.after && { ...body.after },
        status: 'waiting',
        weight: { weight: '12', limit: '10', currencyId: null },
      }),
    )

describe('banks, fees, limits', () => {
  it.each([
    ['walletLimits', limits, ['Smallest withdrawal', 'Largest withdrawal', 'In a day']],
    ['withdrawalFees', fee, ['Kind', 'Fee', 'At least', 'At most']],
    ['exchangeRates', rate, ['Rate']],
    ['networks', network, ['Fee', 'Smallest withdrawal', 'Usually confirmed in', 'Paid over']],
    ['newAccounts', newAccount, ['New for', 'Gets until then']],
    ['releaseLimits', release, ['One person pays up to']],
  ] as const)('lists %s with what they say', async (resource, row, columns) => {
    renderConsole(`/money-rules?resource=${resource}`, aMoneyDesk(resource, row))
    const table = await screen.findByRole('table')
    expect(await within(table).findByText(row.title)).toBeTruthy()
    for (const name of columns) expect(within(table).getByRole('columnheader', { name })).toBeTruthy()
    await expectAccessible()
  })

  it.each([
    ['walletLimits', limits, /^Largest withdrawal/, '5600000', 'From ₦1,000 to ₦5,600,000 at a time'],
    ['withdrawalFees', fee, /^Fee(?!s)/, '40', 'Each withdrawal costs ₦40.'],
    ['exchangeRates', rate, /^Rate/, '0.0007', '1 NGN gives 0.0007 USDT.'],
    ['networks', network, /^Fee(?!s)/, '2', 'USDT-TRC20: from USDT 10, for USDT 2.'],
    ['newAccounts', newAccount, /^New for/, '12', 'up to ₦1,000,000 in its first 12 hours'],
    ['releaseLimits', release, /^One person pays up to/, '600000', 'Over ₦600,000 two people pay out.'],
  ] as const)(
    'shows what a change of %s does, and asks for a second person',
    async (resource, row, field, value, seen) => {
      const server = aMoneyDesk(resource, row)
      const { user } = renderConsole(`/money-rules?resource=${resource}&id=${row.subject}`, server)
      const input = await screen.findByLabelText(field, { selector: 'input' })
      await user.clear(input)
      await user.type(input, value)
      await user.click(screen.getByRole('button', { name: 'Look at the change' }))
      expect(await screen.findByText('A second person has to approve it')).toBeTruthy()
      expect(screen.getByText('It moves what stood by 12 %; one person decides up to 10 %.')).toBeTruthy()
      expect(document.body.textContent!.replace(/\.00\b/g, '')).toContain(seen)
      await user.type(screen.getByLabelText(/^Why/), 'As agreed.')
      await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
      expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
      const [sent] = server.seen(changes.propose)
      expect(sent!.body).toMatchObject({ resource, before: row.values, reason: 'As agreed.' })
    },
  )

  it('has the currencies of a new rate chosen, and those of one that stands fixed', async () => {
    const { user } = renderConsole('/money-rules?resource=exchangeRates', aMoneyDesk('exchangeRates', rate))
    await user.click(await screen.findByRole('link', { name: /New rate/ }))
    const from = await screen.findByLabelText(/^One unit of/)
    expect(from.hasAttribute('readonly') || from.getAttribute('aria-readonly') === 'true').toBe(false)
  })

  it('takes a rate away: shown first, then asked for with a reason', async () => {
    const server = aMoneyDesk('exchangeRates', rate).on(changes.propose, ({ body }) =>
      aChange({
        resource: 'exchangeRates',
        subject: rate.subject,
        before: body.before && { ...body.before },
        after: null,
        status: 'applied',
      }),
    )
    const { user } = renderConsole('/money-rules?resource=exchangeRates&id=1-3', server)
    await user.click(await screen.findByRole('button', { name: 'Remove this rate' }))
    expect(await screen.findByText('Nothing of it is left: it is taken away.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Why/), 'Nobody asks for it.')
    await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
    await waitFor(() =>
      expect(server.seen(changes.propose)[0]?.body).toMatchObject({
        resource: 'exchangeRates',
        before: rate.values,
        after: null,
        reason: 'Nobody asks for it.',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove this rate' })).toBeNull())
  })

  it('is not removed where it is one of a fixed number', async () => {
    renderConsole('/money-rules?resource=walletLimits&id=1', aMoneyDesk('walletLimits', limits))
    expect(await screen.findByLabelText(/^Largest withdrawal/, { selector: 'input' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it('is read by treasurers, who change nothing of it', async () => {
    const server = aMoneyDesk('exchangeRates', rate).on(operators.me, anOperator({ roles: ['treasurer'] }))
    renderConsole('/money-rules?resource=exchangeRates&id=1-3', server)
    expect(await screen.findByText('An editor or an admin changes it; you approve what weighs.')).toBeTruthy()
    expect(screen.getAllByText('0.000648').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /Look at|Remove|Undo|Take it back/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /New rate/ })).toBeNull()
    await expectAccessible()
  })

  it.each([
    ['waiting', null, /cannot be approved any more/],
    ['scheduled', '2026-12-20T12:00:00.000Z', /will not be applied at its time/],
  ] as const)(
    'says before a small change is applied what becomes of one that is %s',
    async (status, startTime, fate) => {
      const before = release.values
      const open = aChange({
        resource: 'releaseLimits',
        subject: '1',
        before,
        after: { ...before, most: '500000.01' },
        status,
        startTime,
        endTime: null,
      })
      const server = aMoneyDesk('releaseLimits', release)
        .on(changes.list, aPage(open))
        .on(changes.preview, ({ body }) => ({
          title: release.title,
          before: body.before && { ...body.before },
          after: body.after && { ...body.after },
          weight: null,
        }))
      const { user } = renderConsole('/money-rules?resource=releaseLimits&id=1', server)
      const field = await screen.findByLabelText(/^One person pays up to/, { selector: 'input' })
      await user.clear(field)
      await user.type(field, '400000')
      await user.click(screen.getByRole('button', { name: 'Look at the change' }))
      expect(await screen.findByText(fate)).toBeTruthy()
      expect(screen.getByText(/^Zainab Bello has /)).toBeTruthy()
      expect(server.seen(changes.propose)).toEqual([])
      await user.type(screen.getByLabelText(/^Why/), 'As agreed on Monday.')
      await user.click(screen.getByRole('button', { name: 'Apply it all the same' }))
      await vi.waitFor(() =>
        expect(server.seen(changes.propose)[0]?.body).toMatchObject({ overtakes: open.changeId }),
      )
    },
  )

  it('says where it is refused who asked for another meanwhile, and lets it go first knowingly', async () => {
    const open = aChange({
      resource: 'releaseLimits',
      subject: '1',
      before: release.values,
      after: { ...release.values, most: '450000' },
      reason: 'Two new people pay.',
      status: 'waiting',
      endTime: null,
    })
    const server = aMoneyDesk('releaseLimits', release)
      .on(changes.list, aPage())
      .on(changes.preview, ({ body }) => ({
        title: release.title,
        before: body.before && { ...body.before },
        after: body.after && { ...body.after },
        weight: null,
      }))
      .on(changes.propose, ({ body }) => {
        server.on(changes.list, aPage(open))
        return body.overtakes === open.changeId
          ? aChange({ resource: 'releaseLimits', subject: '1', after: body.after, status: 'applied' })
          : {
              failure: 'changeOpen',
              details: { changeId: open.changeId, title: open.title, madeBy: open.madeBy, startTime: null },
            }
      })
    const { user } = renderConsole('/money-rules?resource=releaseLimits&id=1', server)
    const field = await screen.findByLabelText(/^One person pays up to/, { selector: 'input' })
    await user.clear(field)
    await user.type(field, '400000')
    await user.click(screen.getByRole('button', { name: 'Look at the change' }))
    await user.type(await screen.findByLabelText(/^Why/), 'As agreed on Monday.')
    await user.click(screen.getByRole('button', { name: 'Apply it' }))
    // Back at the form, as it was written: why it was refused, whose change is open, which, and the way past it.
    expect(
      await screen.findByText(/^Another change of this waits.*apply yours knowing of it\.$/),
    ).toBeTruthy()
    expect(await screen.findByText(/^Zainab Bello has asked for a change of it, .* It waits\.$/)).toBeTruthy()
    expect(screen.getAllByText('Two new people pay.').length).toBeGreaterThan(0)
    expect(screen.getByText(/One that you apply at once goes before it and ends it\.$/)).toBeTruthy()
    expect(field).toHaveProperty('value', '400,000')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Look at the change' }))
    expect(await screen.findByText(/cannot be approved any more/)).toBeTruthy()
    await user.type(screen.getByLabelText(/^Why/), 'As agreed on Monday.')
    await user.click(screen.getByRole('button', { name: 'Apply it all the same' }))
    await waitFor(() =>
      expect(server.seen(changes.propose).map(({ body }) => body.overtakes)).toEqual([
        undefined,
        open.changeId,
      ]),
    )
    expect(server.surprises).toEqual([])
  })

  describe('with a change that is planned already', () => {
    const planned = aChange({
      resource: 'walletLimits',
      subject: '1',
      title: limits.title,
      before: limits.values,
      after: { ...limits.values, maxWithdraw: '6000000' },
      reason: 'The holidays.',
      status: 'scheduled',
      startTime: '2026-12-20T12:00:00.000Z',
      endTime: null,
    })
    const aPlannedDesk = () =>
      aMoneyDesk('walletLimits', { ...limits, openChange: 'scheduled' })
        .on(changes.rows, aPage({ ...limits, openChange: 'scheduled' as const }))
        .on(changes.list, ({ query }) => (query?.view === 'waiting' ? aPage() : aPage(planned)))

    it('says in its row from when on, who planned it, and what', async () => {
      renderConsole('/money-rules?resource=walletLimits', aPlannedDesk())
      const row = await screen.findByRole('row', { name: /Limits, NGN/ })
      await waitFor(() => expect(row.textContent).toMatch(/From 20 Dec 2026, \d\d:00/))
      expect(row.textContent).toContain('Zainab Bello: Largest withdrawal ₦6,000,000')
      await expectAccessible()
    })

    it('says so in the form before another is written, with what becomes of a second one', async () => {
      renderConsole('/money-rules?resource=walletLimits&id=1', aPlannedDesk())
      await screen.findByLabelText(/^Largest withdrawal/, { selector: 'input' })
      const drawer = screen.getByRole('dialog')
      expect(
        await within(drawer).findByText(
          /^Zainab Bello has planned a change of it for 20 Dec 2026, \d\d:00\.$/,
        ),
      ).toBeTruthy()
      expect(within(drawer).getAllByText('The holidays.').length).toBeGreaterThan(0)
      expect(within(drawer).getByText(/A second one can be planned only once it is applied/)).toBeTruthy()
      await expectAccessible()
    })

    it('does not let a second one be planned that the service would refuse', async () => {
      const server = aPlannedDesk()
      const { user } = renderConsole('/money-rules?resource=walletLimits&id=1', server)
      const input = await screen.findByLabelText(/^Largest withdrawal/, { selector: 'input' })
      await user.clear(input)
      await user.type(input, '5600000')
      await user.click(screen.getByRole('button', { name: 'Look at the change' }))
      expect(await screen.findByText(/Yours cannot be asked for while that one is open/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: /Ask for approval|Plan it|Apply it/ })).toBeNull()
      expect(server.seen(changes.propose)).toEqual([])
    })
  })

  it('says at a limit that it is always an amount', async () => {
    renderConsole('/money-rules?resource=walletLimits&id=1', aMoneyDesk('walletLimits', limits))
    for (const name of [/^Largest withdrawal/, /^In a day/]) {
      const input = await screen.findByLabelText(name, { selector: 'input' })
      const hint = document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)
      expect(hint?.textContent).toMatch(/There is no value for “no limit”/)
    }
  })

  it('is offered to nobody who may not change it', async () => {
    renderConsole('/money-rules', aDesk(anOperator({ roles: ['reviewer'] })))
    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy()
  })

  it('reads in the approvals with its exact facts', async () => {
    const before = release.values
    const after = { ...before, most: '600000' }
    const waiting = aChangeDetail({
      resource: 'releaseLimits',
      subject: '1',
      title: release.title,
      before,
      after,
      now: before,
      status: 'waiting',
      weight: { weight: '20', limit: '0', currencyId: null },
      canDecide: true,
      endTime: null,
    })
    const server = aDesk(anOperator({ roles: ['treasurer'] }))
      .on(changes.list, aPage(waiting))
      .on(changes.detail, waiting)
      .on(operatorFactor.passkeys, [aPasskey()])
      .on(changes.challenge, aPasskeyRequest({ userVerification: 'required' }))
      .on(changes.decide, aChange({ ...waiting, status: 'applied' }))
    aPasskeyDevice()
    const { user } = renderConsole(`/approvals?id=${waiting.changeId}`, server)
    expect(await screen.findByText('It moves what stood by 20 %; one person decides up to 0 %.')).toBeTruthy()
    expect(screen.getAllByText(/₦500,000/).length).toBeGreaterThan(0)
    await user.click(await screen.findByRole('button', { name: /Approve/ }))
    await waitFor(() => expect(server.seen(changes.decide)[0]?.body).toMatchObject({ verdict: 'approve' }))
  })
})
