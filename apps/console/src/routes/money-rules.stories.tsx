import { operatorEndpoints } from '@kaadi/contract'
import { aChange, aPage, aSettingRow } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Meta } from '@storybook/react-vite'
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
  role: 'editor',
  answers: planned,
  until: /Zainab Bello/,
})

export const PlannedForm = pageAt('/money-rules?resource=walletLimits&id=1', {
  role: 'editor',
  answers: planned,
  until: /A second one can be planned/,
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
