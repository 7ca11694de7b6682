import { operatorEndpoints } from '@kaadi/contract'
import {
  aCampaign,
  aChange,
  aGrant,
  anOperator,
  aPage,
  aSettingRow,
  someFigures,
} from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { campaigns, changes } = operatorEndpoints
const editor = anOperator({ roles: ['editor'] })
const step = aSettingRow()
const raised = { ...step.values, percent: '0.3' }
const rebates = '/promotions?resource=rebates'

const aContentDesk = (): FakeServer =>
  aDesk(editor)
    .on(campaigns.list, aPage(aCampaign()))
    .on(changes.rows, aPage(step))
    .on(changes.row, step)
    .on(changes.list, aPage(aChange({ after: step.values, before: null, canUndo: true })))
    .on(changes.preview, ({ body }) => ({
      title: step.title,
      before: body.before && { ...body.before },
      after: body.after && { ...body.after },
      weight: null,
    }))

const changePercent = async (user: ReturnType<typeof renderConsole>['user'], percent: string) => {
  const field = await screen.findByLabelText(/^Gives/)
  await user.clear(field)
  await user.type(field, percent)
  await user.click(screen.getByRole('button', { name: 'Look at the change' }))
}

describe('a resource page', () => {
  it('asks the service for what the address says, and opens a row beside the table', async () => {
    const server = aContentDesk()
    const { user, path } = renderConsole(`${rebates}&currency=1&sort=-amount`, server)
    await user.click(await screen.findByRole('link', { name: 'Rebate from ₦200,000' }))
    expect(path()).toContain('id=1-200000')
    expect(await screen.findByRole('dialog', { name: 'Rebate from ₦200,000' })).toBeTruthy()
    expect(server.seen(changes.rows)[0]!.query).toMatchObject({
      resource: 'rebates',
      currencyId: 1,
      sort: 'amount',
      direction: 'descending',
    })
    expect(server.seen(campaigns.list)).toEqual([])
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('shows a change before and after, and what sellers will see, before it is asked for with its reason', async () => {
    const server = aContentDesk().on(changes.propose, aChange({ after: raised }))
    const { user } = renderConsole(`${rebates}&id=1-200000`, server)
    await changePercent(user, '0.3')
    const change = await screen.findByRole('region', { name: 'The change' })
    expect(within(change).getByRole('row', { name: /Gives 0\.2 % 0\.3 %/ })).toBeTruthy()
    expect(screen.getByText('What sellers will see')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Apply it' }))
    expect(screen.getByText('Say why, in a few words.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Why/), 'As agreed on Monday.')
    await user.click(screen.getByRole('button', { name: 'Apply it' }))
    expect(await screen.findByText('It is applied.')).toBeTruthy()
    expect(server.seen(changes.propose)[0]!.body).toEqual({
      resource: 'rebates',
      before: step.values,
      after: raised,
      startTime: null,
      reason: 'As agreed on Monday.',
    })
  })

  it('plans a change for midnight in Lagos, and says when a second person is needed', async () => {
    const weight = { weight: '1.5', limit: '1', currencyId: null }
    const server = aContentDesk()
      .on(changes.preview, {
        title: step.title,
        before: step.values,
        after: { ...step.values, percent: '1.5' },
        weight,
      })
      .on(changes.propose, aChange({ status: 'waiting', weight, endTime: null }))
    const { user } = renderConsole(`${rebates}&id=1-200000`, server)
    const day = `${new Date().getFullYear() + 1}-03-01`
    fireEvent.change(await screen.findByLabelText(/^Holds from/), { target: { value: day } })
    await changePercent(user, '1.5')
    expect(await screen.findByText('A second person has to approve it')).toBeTruthy()
    expect(screen.getByText('It is 1.5 %; one person decides up to 1 %.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Why/), 'As agreed.')
    await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
    expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
    expect(server.seen(changes.propose)[0]!.body).toMatchObject({
      startTime: new Date(`${day}T00:00:00+01:00`).toISOString(),
    })
  })

  it('says from which day of which year on it will hold', async () => {
    const { user } = renderConsole(`${rebates}&id=1-200000`, aContentDesk())
    const year = new Date().getFullYear() + 1
    fireEvent.change(await screen.findByLabelText(/^Holds from/), { target: { value: `${year}-03-01` } })
    await changePercent(user, '0.3')
    expect(await screen.findByText(new RegExp(`It will hold from .* ${year}`))).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Plan it' })).toBeTruthy()
  })

  it.each(['2020-01-01', new Date().toISOString().slice(0, 10)])(
    'sends no plan for %s, which has begun, and says so at the day',
    async (day) => {
      const server = aContentDesk()
      const { user } = renderConsole(`${rebates}&id=1-200000`, server)
      const start = await screen.findByLabelText(/^Holds from/)
      fireEvent.change(start, { target: { value: day } })
      await changePercent(user, '0.3')
      expect(screen.getByText(/This day has begun/)).toBeTruthy()
      expect(document.activeElement).toBe(start)
      expect(server.seen(changes.preview)).toEqual([])
    },
  )

  it('says at the day what the service has against it', async () => {
    const server = aContentDesk().fail(changes.preview, 'invalidInput', {
      details: { fields: [{ path: 'startTime', message: 'This time has passed.' }] },
    })
    const { user } = renderConsole(`${rebates}&id=1-200000`, server)
    await changePercent(user, '0.3')
    expect(await screen.findByText('This time has passed.')).toBeTruthy()
    expect(screen.getByLabelText(/^Holds from/).getAttribute('aria-invalid')).toBe('true')
  })

  it('shows what somebody else changed meanwhile, and keeps what was written', async () => {
    const server = aContentDesk().fail(changes.preview, 'changeStale', {
      details: { values: { ...step.values, percent: '0.9' }, changedBy: 'Kofi Darko' },
    })
    const { user } = renderConsole(`${rebates}&id=1-200000`, server)
    await changePercent(user, '0.3')
    expect(await screen.findByText('Kofi Darko changed this while you were editing')).toBeTruthy()
    expect((screen.getByLabelText(/^Gives/) as HTMLInputElement).value).toBe('0.3')
  })

  it('says beside the field what the service refuses', async () => {
    const server = aContentDesk().fail(changes.preview, 'invalidInput', {
      details: { fields: [{ path: 'after.percent', message: 'At most 10 percent.' }] },
    })
    const { user } = renderConsole(`${rebates}&id=1-200000`, server)
    await changePercent(user, '11')
    expect(await screen.findByText('At most 10 percent.')).toBeTruthy()
  })

  it('undoes the last change, once it was asked', async () => {
    const server = aContentDesk().on(changes.undo, aChange({ after: null }))
    const { user } = renderConsole(`${rebates}&id=1-200000`, server)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const ask = screen.getByRole('alertdialog', { name: 'Undo this change?' })
    expect(server.seen(changes.undo)).toEqual([])
    await user.click(within(ask).getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(server.seen(changes.undo)[0]?.body).toEqual({
        changeId: 'change-1',
        reason: 'Undone: As agreed on Monday.',
      }),
    )
  })

  const prize = { currencyId: 1, board: 'sold', place: 1, amount: '50000' }
  const level = { level: 2, name: 'Silver', fromPoints: 500, bonusPercent: '0.5', dailyLimitPercent: 100 }
  const tier = { currencyId: 1, tier: 'silver', fromAmount: '5000000', callsPerMinute: 300, keysMax: 8 }
  it.each([
    ['prizes', '1-sold-1', prize],
    ['levels', '2', level],
    ['tiers', '1-silver', tier],
  ] as const)(
    'lets what is planned for %s be taken back, and what was applied be undone',
    async (resource, subject, values) => {
      const row = aSettingRow({ subject, title: `One of ${resource}`, values, openChange: 'scheduled' })
      const of = { resource, subject, title: row.title, before: null, after: values }
      const server = aContentDesk()
        .on(changes.rows, aPage(row))
        .on(changes.row, row)
        .on(
          changes.list,
          aPage(
            aChange({
              ...of,
              changeId: 'planned',
              status: 'scheduled',
              isOwn: true,
              startTime: '2026-12-01T00:00:00Z',
              endTime: null,
            }),
            aChange({ ...of, changeId: 'applied', canUndo: true }),
          ),
        )
        .on(changes.withdraw, aChange({ ...of, changeId: 'planned', status: 'withdrawn' }))
        .on(changes.undo, aChange({ ...of, after: null }))
      const { user } = renderConsole(`/promotions?resource=${resource}&id=${subject}`, server)
      const drawer = await screen.findByRole('dialog', { name: row.title })
      expect(await within(drawer).findByLabelText(/^Holds from/)).toBeTruthy()
      await user.click(await within(drawer).findByRole('button', { name: 'Undo' }))
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(server.seen(changes.undo)[0]?.body).toMatchObject({ changeId: 'applied' }))
      await user.click(await within(drawer).findByRole('button', { name: 'Take it back' }))
      await waitFor(() =>
        expect(server.seen(changes.withdraw)[0]?.body).toMatchObject({ changeId: 'planned' }),
      )
    },
  )

  it('makes a task that sellers claim, and shows its card before it is asked for', async () => {
    const server = aContentDesk()
    const { user } = renderConsole('/promotions?resource=tasks&id=new', server)
    await user.type(await screen.findByLabelText(/^Name in the records/), 'two-cards')
    await user.type(screen.getByLabelText(/^Title/), 'Two cards')
    await user.type(screen.getByLabelText(/^What the seller reads/), 'Any two cards.')
    await user.type(screen.getByLabelText(/^Reward/), '1500')
    await user.click(screen.getByRole('button', { name: 'Look at the change' }))
    const card = await screen.findByRole('article')
    expect(within(card).getByText('Any two cards.')).toBeTruthy()
    expect(server.seen(changes.preview)[0]!.body).toMatchObject({
      resource: 'tasks',
      before: null,
      after: { taskId: 'two-cards', amount: '1500', kind: 'sales', target: 1, isOn: true },
    })
    await expectAccessible()
  })

  it('offers no new tier of partners: there are three', async () => {
    const server = aContentDesk()
    renderConsole('/promotions?resource=tiers', server)
    expect(await screen.findByRole('table', { name: 'Partner tiers' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^New/ })).toBeNull()
  })

  it('is no page of reviewers', async () => {
    renderConsole('/promotions', aDesk(anOperator({ roles: ['reviewer'] })))
    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy()
  })
})

describe('figures', () => {
  it('stand with commas between thousands, and are found by the name in the records', async () => {
    const server = aContentDesk().on(campaigns.list, aPage(aCampaign({ granted: 12_345, stock: 100_000 })))
    const { user } = renderConsole('/promotions', server)
    expect(await screen.findByText('12,345 of 100,000')).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: /name in the records/ }), 'steam-f')
    await waitFor(() =>
      expect(server.seen(campaigns.list).at(-1)?.query).toMatchObject({ search: 'steam-f' }),
    )
  })

  it('may be written with commas, as 1,000', async () => {
    const server = aContentDesk()
    const { user } = renderConsole('/promotions?resource=tasks&id=new', server)
    await user.type(await screen.findByLabelText(/^Name in the records/), 'many-cards')
    await user.type(screen.getByLabelText(/^Title/), 'Many cards')
    await user.type(screen.getByLabelText(/^What the seller reads/), 'Any cards.')
    await user.type(screen.getByLabelText(/^Reward/), '1,500')
    await user.clear(screen.getByLabelText(/^In a day at most/))
    await user.type(screen.getByLabelText(/^In a day at most/), '1,000')
    await user.click(screen.getByRole('button', { name: 'Look at the change' }))
    await waitFor(() =>
      expect(server.seen(changes.preview)[0]?.body).toMatchObject({
        after: { amount: '1500', dailyMax: 1000 },
      }),
    )
  })
})

describe('what was written in a drawer', () => {
  const resources = [
    'campaigns',
    'rebates',
    'prizes',
    'invites',
    'levels',
    'tasks',
    'specials',
    'tiers',
  ] as const
  const asked = () => screen.findByRole('alertdialog', { name: 'Discard what you wrote?' })
  const press = (user: ReturnType<typeof renderConsole>['user'], name: string) =>
    user.click(screen.getByRole('button', { name }))
  /** A change of the drawer that each resource has. */
  const plan = async () =>
    fireEvent.change(await screen.findByLabelText(/^Holds from/), {
      target: { value: `${new Date().getFullYear() + 1}-03-01` },
    })
  /** What a browser makes of the key: the test's own document does not. */
  const pressEscape = (drawer: HTMLElement) => fireEvent(drawer, new Event('cancel', { cancelable: true }))

  it.each(resources)(
    'is asked about before a drawer of %s closes, by Close and by Escape',
    async (resource) => {
      const { user, path } = renderConsole(`/promotions?resource=${resource}&id=new`, aContentDesk())
      await plan()
      await press(user, 'Close')
      await user.click(within(await asked()).getByRole('button', { name: 'Keep writing' }))
      expect(path()).toContain('id=new')
      expect((screen.getByLabelText(/^Holds from/) as HTMLInputElement).value).not.toBe('')
      pressEscape(screen.getByRole('dialog'))
      await user.click(within(await asked()).getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(path()).not.toContain('id='))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('is asked about before Back, which goes on once it is discarded', async () => {
    const { user, path } = renderConsole(rebates, aContentDesk())
    await user.click(await screen.findByRole('link', { name: 'Rebate from ₦200,000' }))
    await changePercent(user, '0.3')
    await screen.findByRole('button', { name: 'Apply it' })
    act(() => window.history.back())
    await user.click(within(await asked()).getByRole('button', { name: 'Keep writing' }))
    await waitFor(() => expect(path()).toContain('id=1-200000'))
    act(() => window.history.back())
    await user.click(within(await asked()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(path()).not.toContain('id='))
  })

  it('is asked about by the browser before a reload', async () => {
    renderConsole(`${rebates}&id=1-200000`, aContentDesk())
    const leavesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await screen.findByLabelText(/^Gives/)
    expect(leavesFreely()).toBe(true)
    await plan()
    expect(leavesFreely()).toBe(false)
  })

  it('is nothing where nothing was changed, where it was undone, and where it was saved', async () => {
    const server = aContentDesk().on(changes.propose, aChange({ after: raised }))
    const { user, path } = renderConsole(`${rebates}&id=1-200000`, server)
    await plan()
    await press(user, 'Undo changes')
    await press(user, 'Close')
    await waitFor(() => expect(path()).not.toContain('id='))
    await user.click(await screen.findByRole('link', { name: 'Rebate from ₦200,000' }))
    await changePercent(user, '0.3')
    await user.type(await screen.findByLabelText(/^Why/), 'As agreed.')
    await press(user, 'Apply it')
    await screen.findByText('It is applied.')
    await press(user, 'Close')
    await waitFor(() => expect(path()).not.toContain('id='))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a campaign', () => {
  const { campaignId, state: _, granted: __, openChange: ___, ...rest } = aCampaign()
  const row = aSettingRow({
    subject: campaignId,
    title: 'Steam Friday (STEAM500)',
    values: { campaignId, ...rest },
  })
  const aCampaignDesk = () =>
    aContentDesk()
      .on(changes.row, row)
      .on(changes.list, aPage())
      .on(campaigns.figures, someFigures())
      .on(campaigns.grants, aPage(aGrant()))

  it('tells the seller what stands first among the rules on the page of its coupon', async () => {
    const { user } = renderConsole('/promotions?id=steam-friday', aCampaignDesk())
    const words = await screen.findByLabelText(/^What the seller reads/)
    await user.clear(words)
    await user.type(words, 'On one card of yours.')
    await user.click(screen.getByRole('button', { name: 'Look at the change' }))
    const rules = await screen.findByRole('region', { name: 'First of the rules on its page' })
    expect(within(rules).getByText('On one card of yours.')).toBeTruthy()
  })

  it('says what it cost and brought, and takes a coupon back with a reason', async () => {
    const server = aCampaignDesk().on(
      campaigns.voidGrant,
      aGrant({ status: 4, voidReason: 'For new sellers.' }),
    )
    const { user } = renderConsole('/promotions?id=steam-friday', server)
    expect(await screen.findByText('₦2,000')).toBeTruthy()
    expect(screen.getByText('$200')).toBeTruthy()
    expect(screen.getByText(/^120 granted: 117 free, 1 in trades, 2 used/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Take back the coupon of adaeze…' }))
    await user.type(screen.getByLabelText(/Why it is taken back/), 'For new sellers.')
    await user.click(screen.getByRole('button', { name: 'Take it back' }))
    await waitFor(() =>
      expect(server.seen(campaigns.voidGrant)[0]?.body).toEqual({
        couponId: 'coupon-1',
        reason: 'For new sellers.',
      }),
    )
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('is ended by its switch', async () => {
    const server = aCampaignDesk()
    const { user } = renderConsole('/promotions?id=steam-friday', server)
    await user.click(await screen.findByRole('switch', { name: /Coupons are granted/ }))
    await user.click(screen.getByRole('button', { name: 'Look at the change' }))
    expect(await screen.findByRole('row', { name: /Coupons are granted On Off/ })).toBeTruthy()
    expect(server.seen(changes.preview)[0]!.body).toMatchObject({ after: { isOn: false, stock: 500 } })
  })
})
