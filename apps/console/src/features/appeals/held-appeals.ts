import { type AppealCase, type AppealDecision, appealStatus } from '@kaadi/contract/appeals'
import { randomId } from '@kaadi/core/storage'
import { t } from '@kaadi/words'
import { createActor, fromPromise, waitFor } from 'xstate'
import { sayError } from '../../platform/net/say-error.ts'
import type { Platform } from '../../platform/page/platform.ts'
import {
  type RefusalInput,
  refusalMachine,
  refusalOutcome,
  spareMs,
  takeBackMs,
} from '../../platform/refusals/refusal.machine.ts'
import { isTakeBack, withKeys } from '../../platform/refusals/take-back-key.tsx'

interface NewRefusal {
  readonly shown: AppealCase
  readonly decision: AppealDecision
  /** Opens the appeal. */
  readonly open: () => void
}

interface Held {
  readonly isWaiting: () => boolean
  readonly takeBack: () => void
  /** The same, and its appeal is looked at again. */
  readonly undo: () => void
  readonly sendNow: () => void
  /** Whether the session may end: it was sent, or is as it was. */
  readonly mayLeave: () => Promise<boolean>
}

export interface HeldAppeals {
  /** The appeal as it was decided; undefined where the refusal was taken back. Throws what the service said no with. */
  readonly hold: (refusal: NewRefusal) => Promise<AppealCase | undefined>
  /** An appeal that is opened again takes its refusal back. */
  readonly lookedAt: (appealId: string) => void
}

/** Refusals for good that are not with the service yet. What was written of them is kept as a draft until they are decided. */
function createHeldAppeals({ client, queries, reads, session, toaster }: Platform): HeldAppeals {
  const held = new Map<string, Held>()
  const all = () => [...held.values()]
  // The page goes: what is not sent now would be lost.
  window.addEventListener('pagehide', () => {
    for (const { sendNow } of all()) sendNow()
  })
  window.addEventListener('keydown', (event) => {
    // A refusal of an order was taken back by it.
    if (event.defaultPrevented) return
    const waiting = isTakeBack(event) && all().find(({ isWaiting }) => isWaiting())
    if (!waiting) return
    event.preventDefault()
    waiting.undo()
  })
  session.beforeSignOut(async () =>
    (
      await Promise.all(
        all().map(({ sendNow, mayLeave }) => {
          sendNow()
          return mayLeave()
        }),
      )
    ).every(Boolean),
  )

  const hold: HeldAppeals['hold'] = async ({ shown, decision, open }) => {
    const { appealId } = decision
    const number = shown.desk.order.tradeNumber
    const leftMs =
      shown.takenUntil === null ? takeBackMs : Date.parse(shown.takenUntil) - Date.now() - spareMs
    const machine = refusalMachine.provide({
      actors: {
        send: fromPromise<unknown, RefusalInput>(({ input: { idempotencyKey } }) =>
          client.appeals.decide({ body: decision, idempotencyKey, quiet: true }),
        ),
      },
    })
    const waitMs = Math.max(0, Math.min(takeBackMs, leftMs))
    const actor = createActor(machine, { input: { body: decision, idempotencyKey: randomId(), waitMs } })
    const takeBack = () => actor.send({ type: 'TAKE_BACK' })
    const undo = () => {
      takeBack()
      open()
    }
    const dismiss = toaster.show({
      text: withKeys(t('The appeal of {number} will be refused for good.', { number })),
      durationMs: waitMs,
      action: { label: t('Take it back'), onSelect: undo },
    })
    let hasStayed = false
    let isDoubtSaid = false
    held.set(appealId, {
      isWaiting: () => actor.getSnapshot().value === 'waiting',
      takeBack,
      undo,
      sendNow: () => actor.send({ type: 'SEND' }),
      mayLeave: async () => {
        const value = await refusalOutcome(actor)
        // One that got no answer keeps the session once.
        const stays = value === 'failed' || (value === 'unanswered' && !hasStayed)
        if (stays)
          toaster.fail(t('You are still signed in: the appeal of {number} may not be decided.', { number }))
        hasStayed = true
        return !stays
      },
    })
    actor.subscribe((snapshot) => {
      if (snapshot.value !== 'waiting') dismiss()
      if (snapshot.value !== 'unanswered' || isDoubtSaid) return
      isDoubtSaid = true
      toaster.fail(
        t(
          'Nobody knows yet whether the appeal of {number} is decided. The service is asked until it answers.',
          {
            number,
          },
        ),
      )
    })
    actor.start()
    const { value, context } = await waitFor(actor, ({ status }) => status === 'done')
    held.delete(appealId)
    if (value === 'sent') {
      const decided = context.decided as AppealCase
      queries.setQueryData(reads.appeals.detail({ appealId }).queryKey, decided)
      if (decided.status === appealStatus.refused)
        toaster.show({ text: t('The appeal of {number} is refused for good.', { number }), tone: 'ok' })
    }
    if (value !== 'takenBack') void queries.invalidateQueries({ queryKey: ['appeals'] })
    if (value === 'failed') {
      // Whoever went on to another appeal reads it too.
      toaster.fail(
        t('The appeal of {number} was not decided: {why}', { number, why: sayError(context.error) }),
      )
      throw context.error
    }
    return value === 'sent' ? (context.decided as AppealCase) : undefined
  }

  const lookedAt: HeldAppeals['lookedAt'] = (appealId) => {
    const waiting = held.get(appealId)
    if (!waiting?.isWaiting()) return
    waiting.takeBack()
    // It may be found while a page is drawn, and another part of it is drawn by this.
    queueMicrotask(() =>
      toaster.show({
        text: t(
          'Nothing was decided: the appeal was opened again before it was sent. What you wrote is kept.',
        ),
      }),
    )
  }

  return { hold, lookedAt }
}

const ofPlatforms = new WeakMap<Platform, HeldAppeals>()

/** One list a page: it outlives the appeal on the screen. */
export function heldAppealsOf(platform: Platform): HeldAppeals {
  const known = ofPlatforms.get(platform) ?? createHeldAppeals(platform)
  ofPlatforms.set(platform, known)
  return known
}
