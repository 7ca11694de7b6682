import { operatorEndpoints } from '@kaadi/contract'
import { aChange, aPage, aSettingRow } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/money-rules` */
const meta = { title: 'Console/Settings of money', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { changes } = operatorEndpoints

export const Usual = pageAt('/money-rules?resource=walletLimits', { role: 'editor', until: /Limits, NGN/ })

export const Limits = pageAt('/money-rules?resource=walletLimits&id=1', {
  role: 'editor',
  until: /Look at the change/,
})

const stands = aSettingRow({
  subject: '1',
  title: 'Limits, NGN',
  openChange: 'scheduled',
  values: {
    currencyId: 1,
    minWithdraw: '1000',
    maxWithdraw: '5000000',
    dailyMax: '10000000',
    exchangeMin: '500',
    bankMax: 4,
  },
})
/** Somebody has planned a change of it. */
const planned = (server: FakeServer) =>
  server
    .on(changes.rows, aPage(stands))
    .on(changes.row, stands)
    .on(changes.list, ({ query }) =>
      query?.view === 'waiting'
        ? aPage()
        : aPage(
            aChange({
              resource: 'walletLimits',
              subject: '1',
              before: stands.values,
              after: { ...stands.values, maxWithdraw: '6000000', dailyMax: '12000000' },
              reason: 'The holidays.',
              status: 'scheduled',
              startTime: '2026-12-20T23:00:00.000Z',
              endTime: null,
            }),
          ),
    )

export const Planned = pageAt('/money-rules?resource=walletLimits', {
  isDrawn: true,
  role: 'editor',
  answers: planned,
  until: /Zainab Bello/,
})

export const PlannedForm = pageAt('/money-rules?resource=walletLimits&id=1', {
  role: 'editor',
  answers: planned,
  until: /A second one can be planned/,
})

const release = aSettingRow({
  subject: '1',
  title: 'Payouts by one person, NGN',
  values: { currencyId: 1, most: '500000' },
})
/** Somebody asks for a change of it while another one is written. */
const askedMeanwhile = (server: FakeServer) =>
  server
    .on(changes.rows, aPage(release))
    .on(changes.row, release)
    .on(changes.list, aPage())
    .on(changes.preview, ({ body }) => ({
      title: release.title,
      before: body.before && { ...body.before },
      after: body.after && { ...body.after },
      weight: null,
    }))
    .on(changes.propose, () => {
      const open = aChange({
        resource: 'releaseLimits',
        subject: '1',
        before: release.values,
        after: { ...release.values, most: '450000' },
        reason: 'Two new people pay.',
        status: 'waiting',
        endTime: null,
      })
      const { changeId, title, madeBy } = open
      server.on(changes.list, ({ query }) => (query?.view === 'waiting' ? aPage() : aPage(open)))
      return { failure: 'changeOpen', details: { changeId, title, madeBy, startTime: null } }
    })

/** Why a change is refused, whose change of the same row is open, and the way past it. */
export const AskedMeanwhile = pageAt('/money-rules?resource=releaseLimits&id=1', {
  isDrawn: true,
  role: 'editor',
  answers: askedMeanwhile,
  until: /Look at the change/,
  holds: async (canvas) => {
    const page = within(canvas.ownerDocument.body)
    const field = await page.findByLabelText(/^One person pays up to/, { selector: 'input' })
    await userEvent.clear(field)
    await userEvent.type(field, '400000')
    await userEvent.click(page.getByRole('button', { name: 'Look at the change' }))
    await userEvent.type(await page.findByLabelText(/^Why/), 'As agreed on Monday.')
    await userEvent.click(page.getByRole('button', { name: 'Apply it' }))
    await expect(await page.findByText(/^Another change of this waits/)).toBeVisible()
    await expect(await page.findByText(/^Zainab Bello has asked for a change of it/)).toBeVisible()
  },
})

export const Rates = pageAt('/money-rules?resource=exchangeRates', { role: 'editor', until: /NGN to USDT/ })

export const Empty = pageAt('/money-rules?resource=walletLimits', {
  role: 'editor',
  answers: (server) => server.on(changes.rows, aPage()),
  until: /^There is none yet/,
})

export const Loading = pageAt('/money-rules?resource=walletLimits', {
  role: 'editor',
  answers: waiting(changes.rows),
  until: 'loading',
})

export const Failed = pageAt('/money-rules?resource=walletLimits', {
  role: 'editor',
  answers: failing(changes.rows),
  until: /again/,
})
