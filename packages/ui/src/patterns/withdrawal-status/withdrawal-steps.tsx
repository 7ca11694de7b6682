import { ArrowUpRightIcon } from '../../primitives/icon/generated/arrow-up-right-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { HourglassIcon } from '../../primitives/icon/generated/hourglass-icon.ts'
import { LandmarkIcon } from '../../primitives/icon/generated/landmark-icon.ts'
import { ShieldCheckIcon } from '../../primitives/icon/generated/shield-check-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import type { StepTime } from '../order-status/order-steps.tsx'
import type { TimelineState, TimelineStep } from '../order-timeline/order-timeline.tsx'
import type { PayoutWords } from '../words/pattern-words.ts'

export interface WithdrawalStory {
  /** The withdrawal's numeric `status`. */
  status: number
  asked?: StepTime | undefined
  /** When it was let through. */
  approved?: StepTime | undefined
  sent?: StepTime | undefined
  /** When it ended: paid, refused, failed, cancelled or returned. */
  ended?: StepTime | undefined
}

/** The steps of a withdrawal, from its numbers alone. Whenever money comes back, that is a step of its own. */
export function withdrawalSteps(story: WithdrawalStory, words: PayoutWords): TimelineStep[] {
  const step = (
    title: string,
    state: TimelineState,
    time?: StepTime,
    icon?: TimelineStep['icon'],
  ): TimelineStep => ({ title, state, at: time?.at, dateTime: time?.dateTime, icon })
  const asked = step(words.asked, 'done', story.asked)
  const checked = step(words.checked, 'done', story.approved)
  const sent = step(words.sent, 'done', story.sent)
  const arrives = step(words.arrives, 'next', undefined, <LandmarkIcon />)
  const back = step(words.back, 'done', story.ended, <Undo2Icon />)

  switch (story.status) {
    case 0:
    case 1:
    case 2:
      return [asked, step(words.checking, 'now', undefined, <ShieldCheckIcon />), arrives]
    case 3:
      return [asked, checked, step(words.queued, 'now', undefined, <ClockIcon />), arrives]
    case 4:
      return [asked, checked, step(words.onItsWay, 'now', story.sent, <ArrowUpRightIcon />), arrives]
    case 5:
      return [asked, checked, step(words.late, 'now', story.sent, <HourglassIcon />), arrives]
    case 10:
      return [asked, checked, sent, step(words.paid, 'done', story.ended)]
    case 20:
      return [asked, step(words.refused, 'bad', story.ended), back]
    case 21:
      return [asked, checked, step(words.failed, 'bad', story.ended), back]
    case 22:
      return [asked, step(words.cancelled, 'off', story.ended), back]
    case 23:
      return [asked, checked, sent, step(words.returned, 'bad', story.ended, <Undo2Icon />), back]
    default:
      return [asked, step(words.unknown, 'now', undefined, <ClockIcon />), arrives]
  }
}
