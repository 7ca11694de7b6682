import { type Withdrawal, type WithdrawalStatus, withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { TimelineStep } from '@kaadi/ui'
import { ArrowUpRightIcon, ClockIcon, HourglassIcon, LandmarkIcon, ShieldCheckIcon } from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { times } from '../../platform/time/times.ts'

type Story = Pick<Withdrawal, 'status' | 'events' | 'createTime' | 'kind' | 'bankName' | 'reason'> &
  Partial<Pick<Withdrawal, 'hold' | 'automatic'>>

const { requested, riskHold, approvalWait, queued, sent, unknown } = withdrawalStatus

const beingChecked: readonly WithdrawalStatus[] = [riskHold, approvalWait]
const onItsWay: readonly WithdrawalStatus[] = [queued, sent]

/** What the bank or a person said, ended as a sentence is: something follows. */
const sentence = (text: string | null): string | undefined =>
  text === null
    ? undefined
    : fromService(text)
        .trim()
        .replace(/[^.!?…]$/u, (last) => `${last}.`)

/** Why it is held, until when, and what to do: nothing, as a rule. */
const whyHeld = ({ text, nextStep, untilTime }: NonNullable<Withdrawal['hold']>): string =>
  [
    fromService(text),
    t('It goes on by itself at {time}, at the latest.', { time: times.short(untilTime) }),
    fromService(nextStep),
  ].join(' ')

/** What happened to a withdrawal, what happens now and what is left, from its events. */
export const withdrawalSteps = (story: Story): TimelineStep[] => {
  const { status, events, bankName } = story
  const onTheWay = story.kind === 'network' ? t('On its way over the network') : t('On its way to the bank')
  const at = (...wanted: readonly WithdrawalStatus[]): Pick<TimelineStep, 'at' | 'dateTime'> => {
    const event = events.findLast((one) => wanted.includes(one.status))
    return event ? { at: times.short(event.time), dateTime: event.time } : {}
  }
  const received: TimelineStep = {
    title: story.automatic ? t('Your rule asked for it') : t('You asked for it'),
    state: 'done',
    at: times.short(story.createTime),
    dateTime: story.createTime,
  }
  const money: TimelineStep = {
    title: t('Money at {bank}', { bank: bankName }),
    state: 'next',
    icon: <LandmarkIcon />,
  }
  const went = events.some((event) => [...onItsWay, unknown].includes(event.status))
  const way: TimelineStep[] = went
    ? [
        {
          title: onTheWay,
          state: 'done',
          icon: <ArrowUpRightIcon />,
          ...at(...onItsWay, unknown),
        },
      ]
    : []
  const ended = (title: string, state: 'bad' | 'off', back: string): TimelineStep[] => [
    received,
    ...way,
    { title, state, ...at(status), detail: [sentence(story.reason), back].filter(Boolean).join(' ') },
  ]
  const back = t('The whole amount came back to your wallet, its fee too.')

  switch (status) {
    case requested:
      return [received, { title: t('Waiting for our desk'), state: 'now', icon: <ClockIcon /> }, money]
    case riskHold:
    case approvalWait:
      return [
        received,
        {
          title: t('Being checked'),
          state: 'now',
          icon: <ShieldCheckIcon />,
          ...at(...beingChecked),
          ...(story.hold && { detail: whyHeld(story.hold) }),
        },
        money,
      ]
    case queued:
    case sent:
      return [
        received,
        { title: onTheWay, state: 'now', icon: <ArrowUpRightIcon />, ...at(...onItsWay) },
        money,
      ]
    case unknown:
      return [
        received,
        {
          title: t('The bank confirms late'),
          state: 'now',
          icon: <HourglassIcon />,
          ...at(unknown),
          detail: t('Your money is safe. We ask the bank until it answers.'),
        },
        money,
      ]
    case withdrawalStatus.paid:
      return [
        received,
        ...way,
        { title: t('Paid to {bank}', { bank: bankName }), state: 'done', ...at(status) },
      ]
    case withdrawalStatus.rejected:
      return ended(t('Refused'), 'bad', back)
    case withdrawalStatus.failed:
      return ended(t('The payout failed'), 'bad', back)
    case withdrawalStatus.cancelled:
      return ended(t('You cancelled it'), 'off', back)
    case withdrawalStatus.returned: {
      const paid: TimelineStep = {
        title: t('Paid to {bank}', { bank: bankName }),
        state: 'done',
        ...at(withdrawalStatus.paid),
      }
      const steps = ended(t('The bank sent it back'), 'bad', back)
      // It was told as paid before: that stays in the story.
      return 'dateTime' in paid ? [...steps.slice(0, -1), paid, ...steps.slice(-1)] : steps
    }
    default:
      return [received, { title: t('We are working on it'), state: 'now', icon: <ClockIcon /> }, money]
  }
}
