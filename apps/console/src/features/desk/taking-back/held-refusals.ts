import { type CardOrder, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DecideRequest, DeskOrder } from '@kaadi/contract/desk'
import { describeError } from '@kaadi/core/errors'
import { randomId } from '@kaadi/core/storage'
import { createStore, type ReadableStore } from '@kaadi/react'
import { t } from '@kaadi/words'
import { createActor, fromPromise } from 'xstate'
import type { Platform } from '../../../platform/page/platform.ts'
import {
  type RefusalInput,
  refusalMachine,
  refusalOutcome,
  spareMs,
  takeBackMs,
} from '../../../platform/refusals/refusal.machine.ts'
import { isTakeBack, withKeys } from '../../../platform/refusals/take-back-key.tsx'
import { keptDraftsIn } from '../drafts/kept-drafts.ts'
import { decidedWords } from '../review/decided-words.ts'
import type { Drafts } from '../review/verdict-draft.ts'
import { isLeft, type KeptRefusal, keptRefusalsIn } from './kept-refusals.ts'

/** The notice of a sign-out that waits goes with the answer, and not before. */
const longestAnswerMs = 60_000

export interface NewRefusal {
  readonly operatorId: string
  readonly order: CardOrder
  readonly isSentBack: boolean
  readonly body: DecideRequest
  readonly drafts: Drafts
  /** How long the claim lasts. */
  readonly leftMs: number
  /** Opens an order. */
  readonly open: OpenOrder
}

type OpenOrder = (giftOrderId: string) => void

/** Refusals that are not with the service yet, and what was drafted for those that came back. */
export interface HeldRefusals {
  /** Answers once the refusal was taken back; never, where it was not. */
  readonly hold: (refusal: NewRefusal) => Promise<void>
  /** Goes on with what an earlier page of this operator left: with the time that is left, and after it at once. */
  readonly takeUp: (operatorId: string, open: OpenOrder) => void
  /** The orders whose refusals are not answered yet, those of other pages too. */
  readonly unanswered: (operatorId: string | undefined) => readonly string[]
  /** What was decided of an order, where its refusal came back; an order that is looked at again takes its refusal back. */
  readonly draftsOf: (giftOrderId: string, operatorId: string | undefined) => Drafts | undefined
  /** Those that the service did not take and that were not looked at since, and those that it has not answered (`isSent`). */
  readonly unsent: ReadableStore<readonly KeptRefusal[]>
}

/** Whether a decision is a refusal, as a whole. */
export const isRefusal = (status: number | undefined): status is number =>
  status === cardOrderStatus.rejectedFinal || status === cardOrderStatus.rejectedCorrectable

const stillSignedIn = (number: string, outcome: 'refused' | 'unknown' | 'taken'): string =>
  outcome === 'unknown'
    ? t(
        'You are still signed in: nobody knows yet whether {number} was decided. Sign out again to leave it.',
        {
          number,
        },
      )
    : t('You are still signed in: {number} was not decided. Sign out again to leave it.', { number })

interface Held {
  readonly refusal: KeptRefusal
  readonly isWaiting: () => boolean
  readonly takeBack: () => void
  /** The same, and its order is looked at again. */
  readonly undo: () => void
  readonly sendNow: () => void
  /** Once it was answered, or got no answer: how it stands. */
  readonly outcome: () => Promise<'taken' | 'refused' | 'unknown'>
  /** Goes no further on this page. */
  readonly leave: () => void
}

export function createHeldRefusals({
  client,
  queries,
  reads,
  session,
  storage,
  toaster,
}: Platform): HeldRefusals {
  const kept = keptRefusalsIn(() => window.localStorage)
  const held = new Map<string, Held>()
  const returned = new Map<string, Drafts>()
  const unsent = createStore<readonly KeptRefusal[]>([])
  let takeUpAgain: () => void = () => undefined
  /** Those of no answer that a sign-out waited for: the next one leaves them for the next session. */
  const waitedFor = new Set<string>()
  let isGone = false
  // The next page goes on with it. What cannot be kept would be lost, and is sent.
  window.addEventListener('pagehide', () => {
    isGone = true
    for (const { refusal, isWaiting, sendNow, leave } of held.values()) {
      if (kept.put({ ...refusal, isLeft: true, isSent: refusal.isSent || !isWaiting() })) leave()
      else sendNow()
    }
  })
  window.addEventListener('pageshow', () => {
    isGone = false
    takeUpAgain()
  })

  // After the session nothing of it is taken.
  session.beforeSignOut(async () => {
    for (const { refusal, leave } of held.values())
      if (waitedFor.has(refusal.giftOrderId) && kept.put({ ...refusal, isLeft: true, isSent: true })) leave()
    const leaving = [...held.values()]
    if (leaving.length === 0) return true
    const dismiss = toaster.show({
      text: t('What you decided is sent first. Then you are signed out.'),
      durationMs: longestAnswerMs,
    })
    const answers = leaving.map(async ({ refusal, sendNow, outcome }) => {
      sendNow()
      return { refusal, outcome: await outcome() }
    })
    const open = (await Promise.all(answers)).filter(({ outcome }) => outcome !== 'taken')
    for (const { refusal, outcome } of open) if (outcome === 'unknown') waitedFor.add(refusal.giftOrderId)
    dismiss()
    const [first] = open
    // Where the service ended the session meanwhile, the page of signing in is there already.
    if (first && session.current().isSignedIn)
      toaster.show({ text: stillSignedIn(first.refusal.tradeNumber, first.outcome), tone: 'bad' })
    return open.length === 0
  })

  // The first one is the one that is told of.
  window.addEventListener('keydown', (event) => {
    const waiting = isTakeBack(event) && [...held.values()].find(({ isWaiting }) => isWaiting())
    if (!waiting) return
    event.preventDefault()
    waiting.undo()
  })

  const begin = (refusal: KeptRefusal, open: OpenOrder, sayTakenBack: () => void = () => undefined) => {
    const { giftOrderId, tradeNumber, isSentBack, body, drafts, idempotencyKey } = refusal
    const ofOthers = () => unsent.current().filter((one) => one.giftOrderId !== giftOrderId)
    kept.put(refusal)
    unsent.set(ofOthers())
    const waitMs = Math.max(0, refusal.sendAt - Date.now())
    const machine = refusalMachine.provide({
      actors: {
        send: fromPromise<unknown, RefusalInput>(({ input }) => {
          kept.put({ ...refusal, isSent: true })
          return client.desk.decide({ body, idempotencyKey: input.idempotencyKey, quiet: true })
        }),
      },
    })
    const actor = createActor(machine, { input: { body, idempotencyKey, waitMs } })
    const takeBack = () => actor.send({ type: 'TAKE_BACK' })
    const undo = () => {
      takeBack()
      open(giftOrderId)
    }
    const dismiss = toaster.show({
      text: withKeys(
        isSentBack
          ? t('{number} will be sent back.', { number: tradeNumber })
          : t('{number} will be refused.', { number: tradeNumber }),
      ),
      durationMs: waitMs,
      action: { label: t('Take it back'), onSelect: undo },
    })
    actor.subscribe((snapshot) => {
      if (snapshot.value !== 'waiting') dismiss()
      if (snapshot.value === 'unanswered') unsent.set([...ofOthers(), { ...refusal, isSent: true }])
      if (snapshot.status !== 'done') return
      held.delete(giftOrderId)
      waitedFor.delete(giftOrderId)
      unsent.set(ofOthers())
      // The next session asks what came of it.
      if (snapshot.value === 'left') return void kept.put({ ...refusal, isLeft: true, isSent: true })
      kept.remove(giftOrderId)
      const { error } = snapshot.context
      const decided = snapshot.context.decided as DeskOrder | undefined
      if (decided) {
        keptDraftsIn(storage.session).forget(giftOrderId)
        queries.setQueryData(reads.desk.order({ giftOrderId: body.giftOrderId }).queryKey, decided)
        toaster.show({ text: decidedWords(decided.order), tone: 'ok' })
        void queries.invalidateQueries({ queryKey: ['desk'] })
        return
      }
      returned.set(giftOrderId, drafts)
      if (snapshot.value === 'takenBack') sayTakenBack()
      if (snapshot.value === 'failed') {
        const failed = { ...refusal, isSent: false, why: describeError(error) }
        kept.put(failed)
        unsent.set([...unsent.current(), failed])
      }
    })
    held.set(giftOrderId, {
      refusal,
      isWaiting: () => actor.getSnapshot().value === 'waiting',
      takeBack,
      undo,
      sendNow: () => actor.send({ type: 'SEND' }),
      outcome: async () => {
        const value = await refusalOutcome(actor)
        return value === 'failed'
          ? 'refused'
          : value === 'unanswered' || value === 'left'
            ? 'unknown'
            : 'taken'
      },
      leave: () => {
        held.delete(giftOrderId)
        waitedFor.delete(giftOrderId)
        unsent.set(ofOthers())
        dismiss()
        actor.stop()
      },
    })
    actor.start()
    if (refusal.isSent) actor.send({ type: 'SEND' })
  }

  const hold: HeldRefusals['hold'] = ({ operatorId, order, isSentBack, body, drafts, leftMs, open }) =>
    new Promise((sayTakenBack) => {
      const { giftOrderId, tradeNumber } = order
      const sendAt = Date.now() + Math.max(0, Math.min(takeBackMs, leftMs - spareMs))
      const idempotencyKey = randomId()
      begin(
        {
          operatorId,
          giftOrderId,
          tradeNumber,
          isSentBack,
          body,
          drafts,
          idempotencyKey,
          sendAt,
          isLeft: false,
          isSent: false,
        },
        open,
        sayTakenBack,
      )
    })

  const takeUp: HeldRefusals['takeUp'] = (operatorId, open) => {
    takeUpAgain = () => takeUp(operatorId, open)
    if (isGone) return
    const left = kept.list(operatorId).filter((one) => !held.has(one.giftOrderId) && isLeft(one))
    unsent.set(left.filter(({ why }) => why !== undefined))
    for (const refusal of left) {
      if (refusal.why === undefined) begin({ ...refusal, isLeft: false }, open)
    }
  }

  /** Nobody asked for it: the order was looked at again, be it that its page was loaded anew. */
  const sayCameBack = (tradeNumber: string) =>
    // It may be found while a page is drawn, and another part of it is drawn by this.
    queueMicrotask(() =>
      toaster.show({
        text: t(
          '{number} was not decided: it was opened again before it was sent. What you decided is kept.',
          { number: tradeNumber },
        ),
      }),
    )

  const draftsOf: HeldRefusals['draftsOf'] = (giftOrderId, operatorId) => {
    const waiting = held.get(giftOrderId)
    if (waiting?.isWaiting()) {
      waiting.takeBack()
      sayCameBack(waiting.refusal.tradeNumber)
    }
    const left = kept.list(operatorId ?? '').find((one) => one.giftOrderId === giftOrderId && isLeft(one))
    if (left && !left.isSent) {
      kept.remove(giftOrderId)
      returned.set(giftOrderId, left.drafts)
      unsent.set(unsent.current().filter((one) => one.giftOrderId !== giftOrderId))
      // One that could not be sent has said so already.
      if (left.why === undefined) sayCameBack(left.tradeNumber)
    }
    return returned.get(giftOrderId)
  }

  const unanswered: HeldRefusals['unanswered'] = (operatorId) => {
    const elsewhere = kept.list(operatorId ?? '').filter(({ why }) => why === undefined)
    return [...new Set([...held.keys(), ...elsewhere.map(({ giftOrderId }) => giftOrderId)])]
  }

  return { hold, takeUp, unanswered, draftsOf, unsent }
}

const ofPlatforms = new WeakMap<Platform, HeldRefusals>()

/** One list a page: it outlives the screen of the order. */
export function heldRefusalsOf(platform: Platform): HeldRefusals {
  const known = ofPlatforms.get(platform) ?? createHeldRefusals(platform)
  ofPlatforms.set(platform, known)
  return known
}
