import { operatorEndpoints } from '@kaadi/contract'
import { aPage, aPayoutDetail, aPayoutReturn, aProviderTimeline, aWithdrawal } from '@kaadi/testing/builders'
import type { Meta } from '@storybook/react-vite'
import { failing, onLaptop, pageAt, waiting, wholePage } from '../../test/stories/stage.tsx'

/** `/payouts` */
const meta = { title: 'Console/Payouts', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

const { payouts, providerPayouts } = operatorEndpoints
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

export const Usual = pageAt('/payouts', { role: 'treasurer', until: /Tobi Balogun/ })

export const Waiting = pageAt('/payouts?id=withdrawal-1', { role: 'treasurer', until: /Start this payout/ })

export const AtProvider = pageAt('/payouts?id=withdrawal-1', {
  role: 'treasurer',
  answers: (server) => server.on(providerPayouts.timeline, aProviderTimeline()),
  until: /Paystack has this payout/,
})

export const ToRelease = pageAt('/payouts?id=withdrawal-1', {
  isDrawn: true,
  role: 'treasurer',
  answers: (server) =>
    server.on(
      payouts.detail,
      aPayoutDetail({ release, secondPerson: { askedBy: 'Bola', askedByMe: false } }),
    ),
  until: /Release this payout/,
})

export const NetworkClosed = pageAt('/payouts?id=withdrawal-1', {
  isDrawn: true,
  role: 'treasurer',
  answers: (server) => server.on(payouts.detail, aPayoutDetail({ networkClosed: true })),
  until: /nothing is paid over it/,
})

export const AccountBlocked = pageAt('/payouts?id=withdrawal-1', {
  role: 'treasurer',
  answers: (server) => server.on(payouts.detail, aPayoutDetail({ accountBlocked: true })),
  until: /goes back to its seller by itself/,
})

export const NumberHidden = pageAt('/payouts?id=withdrawal-1', {
  isDrawn: true,
  role: 'treasurer',
  answers: (server) =>
    server.on(
      payouts.detail,
      aPayoutDetail({
        withdrawal: aWithdrawal({ status: 4 }),
        takenBy: 'Tunde Treasurer',
        takenByMe: true,
        sellerPaused: true,
        numberHidden: true,
      }),
    ),
  until: /Withdrawing is paused for this seller/,
})

export const SumOfOnePerson = pageAt('/payouts?id=withdrawal-1', {
  role: 'treasurer',
  answers: (server) =>
    server.on(
      payouts.detail,
      aPayoutDetail({
        release: { ...release, sum: '500400.00', askedBy: null, askTime: null, fingerprint: null },
      }),
    ),
  until: /by you alone in 24 hours/,
})

export const ReturnToConfirm = pageAt('/payouts?id=withdrawal-1', {
  role: 'treasurer',
  answers: (server) =>
    server.on(
      payouts.detail,
      aPayoutDetail({
        withdrawal: aWithdrawal({ status: 10, amount: '777000.00', net: '776950.00' }),
        takenBy: 'Ada',
        returned: aPayoutReturn(),
      }),
    ),
  until: /two people say that it came back/,
})

export const Empty = pageAt('/payouts', {
  role: 'treasurer',
  answers: (server) => server.on(payouts.page, aPage()),
  until: /^Nobody waits for a payout/,
})

export const Loading = pageAt('/payouts', {
  role: 'treasurer',
  answers: waiting(payouts.page),
  until: 'loading',
})

export const Failed = pageAt('/payouts', {
  role: 'treasurer',
  answers: failing(payouts.page),
  until: /again/,
})
