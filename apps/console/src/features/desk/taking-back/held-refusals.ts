import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DecideRequest, DeskOrder } from '@kaadi/contract/desk'
import { describeError } from '@kaadi/core/errors'
import { randomId } from '@kaadi/core/storage'
import { t } from '@kaadi/words'
import { createActor, fromPromise } from 'xstate'
import type { Platform } from '../../../platform/page/platform.ts'
import { keptDraftsIn } from '../drafts/kept-drafts.ts'
import { decidedWords } from '../review/decided-words.ts'
import type { Drafts } from '../review/verdict-draft.ts'
import { type RefusalInput, refusalMachine, takeBackMs } from './refusal.machine.ts'
import { isTakeBack, withKeys } from './take-back-key.tsx'

/** A claim that ends this soon leaves no time to take anything back. */
const spareMs = 2_000

export interface NewRefusal {
  readonly order: CardOrder
  readonly body: DecideRequest
  readonly drafts: Drafts
  /** How long the claim lasts. */
  readonly leftMs: number
  /** Opens the order again. */
  readonly open: () => void
}

/** Refusals of this page that are not sent yet, and what was drafted for those that came back. */
export interface HeldRefusals {
  /** Answers once the refusal was taken back; never, where it was not. */
  readonly hold: (refusal: NewRefusal) => Promise<void>
  /** What was decided of an order, where its refusal came back; an order that is looked at again takes its refusal back. */
  readonly draftsOf: (giftOrderId: string) => Drafts | undefined
}

/** Whether a decision is a refusal, as a whole. */
export const isRefusal = (status: number | undefined): boolean =>
  status === cardOrderStatus.rejectedFinal || status === cardOrderStatus.rejectedCorrectable

interface Held {
  readonly isWaiting: () => boolean
  readonly takeBack: () => void
  /** The same, and its order is looked at again. */
  readonly undo: () => void
  readonly sendNow: () => void
}

export function createHeldRefusals({ client, queries, reads, storage, toaster }: Platform): HeldRefusals {
  const held = new Map<string, Held>()
  const returned = new Map<string, Drafts>()
  // A page that is closed has no more time: what was decided is sent.
  window.addEventListener('pagehide', () => {
    for (const { sendNow } of held.values()) sendNow()
  })

  // The first one is the one that is told of.
  window.addEventListener('keydown', (event) => {
    const waiting = isTakeBack(event) && [...held.values()].find(({ isWaiting }) => isWaiting())
    if (!waiting) return
    event.preventDefault()
    waiting.undo()
  })

  const hold: HeldRefusals['hold'] = ({ order, body, drafts, leftMs, open }) => {
    const { giftOrderId, tradeNumber } = order
    const waitMs = Math.max(0, Math.min(takeBackMs, leftMs - spareMs))
    const machine = refusalMachine.provide({
      actors: {
        send: fromPromise<DeskOrder, RefusalInput>(({ input }) =>
          client.desk.decide({ body: input.body, idempotencyKey: input.idempotencyKey, quiet: true }),
        ),
      },
    })
    const actor = createActor(machine, { input: { body, idempotencyKey: randomId(), waitMs } })
    let sayTakenBack: () => void = () => undefined
    const takenBack = new Promise<void>((resolve) => (sayTakenBack = resolve))
    const takeBack = () => actor.send({ type: 'TAKE_BACK' })
    const undo = () => {
      takeBack()
      open()
    }
    const dismiss = toaster.show({
      text: withKeys(t('{number} will be refused.', { number: tradeNumber })),
      durationMs: waitMs,
      action: { label: t('Take it back'), onSelect: undo },
    })
    actor.subscribe((snapshot) => {
      if (snapshot.value !== 'waiting') dismiss()
      if (snapshot.status !== 'done') return
      held.delete(giftOrderId)
      const { decided, error } = snapshot.context
      if (decided) {
        keptDraftsIn(storage.session).forget(giftOrderId)
        queries.setQueryData(reads.desk.order({ giftOrderId }).queryKey, decided)
        toaster.show({ text: decidedWords(decided.order), tone: 'ok' })
        void queries.invalidateQueries({ queryKey: ['desk'] })
        return
      }
      returned.set(giftOrderId, drafts)
      if (snapshot.value === 'takenBack') sayTakenBack()
      if (snapshot.value === 'failed')
        toaster.show({
          text: t('{number} was not refused: {why}', { number: tradeNumber, why: describeError(error) }),
          tone: 'bad',
          action: { label: t('Open it'), onSelect: open },
        })
    })
    held.set(giftOrderId, {
      isWaiting: () => actor.getSnapshot().value === 'waiting',
      takeBack,
      undo,
      sendNow: () => actor.send({ type: 'SEND' }),
    })
    actor.start()
    return takenBack
  }

  return {
    hold,
    draftsOf: (giftOrderId) => {
      held.get(giftOrderId)?.takeBack()
      return returned.get(giftOrderId)
    },
  }
}

const ofPlatforms = new WeakMap<Platform, HeldRefusals>()

/** One list a page: it outlives the screen of the order. */
export function heldRefusalsOf(platform: Platform): HeldRefusals {
  const known = ofPlatforms.get(platform) ?? createHeldRefusals(platform)
  ofPlatforms.set(platform, known)
  return known
}
