import { CameraIcon } from '../../primitives/icon/generated/camera-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { FlagIcon } from '../../primitives/icon/generated/flag-icon.ts'
import { MessageCircleIcon } from '../../primitives/icon/generated/message-circle-icon.ts'
import { PencilIcon } from '../../primitives/icon/generated/pencil-icon.ts'
import { ReceiptTextIcon } from '../../primitives/icon/generated/receipt-text-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { Undo2Icon } from '../../primitives/icon/generated/undo-2-icon.ts'
import type { TimelineStep } from '../order-timeline/order-timeline.tsx'
import type { OrderTimelineWords } from '../words/pattern-words.ts'

/** A time as it is read and, for machines, the instant. */
export interface StepTime {
  at: string
  dateTime?: string | undefined
}

export interface OrderStory {
  /** The numeric `orderStatus`. */
  status: number
  /**
   * For status 21: the thirty minutes are over, or the order was itself a resubmission. For 2 and 5: the day to answer is
   * over, and the service has not yet ended the order, or nobody could ask it.
   */
  windowOver?: boolean | undefined
  /** For status 21: a photo is to be taken anew, and not a typed code to be corrected. */
  wantsPhoto?: boolean | undefined
  /** For status 22: the seller refused another price rather than take the order back. */
  offerRefused?: boolean | undefined
  /** For status 24: it was another price that the seller did not answer. */
  offerUnanswered?: boolean | undefined
  /** Place in the desk's queue, for status 0. */
  place?: number | undefined
  received?: StepTime | undefined
  /** When the desk took it up. */
  checking?: StepTime | undefined
  /** When the desk decided. */
  decided?: StepTime | undefined
  /** When it came to where it stands now, if the desk had decided before: it was sent again, or reversed. */
  since?: StepTime | undefined
}

/** The steps of an order, from its numbers alone. Details (reasons, amounts) are added where it is shown. */
export function orderSteps(story: OrderStory, words: OrderTimelineWords): TimelineStep[] {
  const { status, received, checking, decided, since = decided } = story
  const step = (title: string, state: TimelineStep['state'], time?: StepTime): TimelineStep => ({
    title,
    state,
    at: time?.at,
    dateTime: time?.dateTime,
  })
  const arrived = step(words.received, 'done', received)
  const checked = step(words.checked, 'done', decided)
  const money = step(words.money, 'next')
  const ended = (title: string, state: 'bad' | 'off') => [arrived, step(title, state, decided)]
  const yours = (title: string, icon: TimelineStep['icon']) => [
    arrived,
    checked,
    { ...step(title, 'todo', decided), icon },
    money,
  ]
  /** What the desk had asked for was not answered; `time` is when that ended the order. */
  const unanswered = (title: string, time?: StepTime) => [arrived, checked, step(title, 'off', time)]
  const paid = (title: string) => [arrived, checked, step(title, 'done', decided)]

  switch (status) {
    case 0: {
      const queued = step(words.queued, 'now')
      const detail = story.place === undefined ? undefined : words.queuedAt(story.place)
      return [arrived, { ...queued, icon: <ClockIcon />, detail }, money]
    }
    case 1:
    case 3:
      return [arrived, { ...step(words.checking, 'now', checking), detail: words.checkingDetail }, money]
    case 4:
      return [arrived, { ...step(words.checkingAgain, 'now', checking), detail: words.checkingDetail }, money]
    case 2:
      return story.windowOver ? unanswered(words.expired) : yours(words.needsAnswer, <MessageCircleIcon />)
    case 5:
      return story.windowOver
        ? unanswered(words.offerUnanswered)
        : yours(words.needsDecision, <ReceiptTextIcon />)
    case 10:
      return paid(words.paid)
    case 11:
      return paid(words.paidCorrected)
    case 12:
      return paid(words.paidPart)
    case 20:
      return ended(words.refused, 'bad')
    case 21:
      if (story.windowOver) return ended(words.refused, 'bad')
      return story.wantsPhoto === false
        ? yours(words.needsCorrection, <PencilIcon />)
        : yours(words.needsPhoto, <CameraIcon />)
    case 22:
      return story.offerRefused
        ? [arrived, checked, step(words.offerRefused, 'off', since)]
        : ended(words.cancelled, 'off')
    case 23:
      return [arrived, checked, { ...step(words.replaced, 'off', since), icon: <RefreshCwIcon /> }]
    case 24:
      return story.offerUnanswered ? unanswered(words.offerUnanswered, since) : ended(words.expired, 'off')
    case 25:
      return ended(words.cancelledByDesk, 'off')
    case 30:
      return [
        arrived,
        checked,
        { ...step(words.appeal, 'now'), icon: <FlagIcon /> },
        { ...step(words.appealDecision, 'next'), icon: <ReceiptTextIcon /> },
      ]
    case 40:
      return [...paid(words.paid).slice(0, 2), { ...step(words.reversed, 'bad', since), icon: <Undo2Icon /> }]
    default:
      return [arrived, { ...step(words.unknown, 'now'), icon: <ClockIcon /> }, money]
  }
}
