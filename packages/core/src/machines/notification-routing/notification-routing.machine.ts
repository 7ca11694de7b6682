import { and, assign, emit, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type NotificationRoute, type OpenedNotification, routeNotification } from './route-notification.ts'

/** What the routing machine remembers. */
export interface NotificationRoutingContext {
  /** Opened and not yet led anywhere, oldest first. */
  readonly waiting: readonly OpenedNotification[]
  /** Ids that were led somewhere already: the wrapper and the page may both report one tap. */
  readonly handled: readonly string[]
}

/** What the routing machine is told. */
export type NotificationRoutingEvent =
  /** A person opened a notification, in the list or outside the app. */
  | { readonly type: 'OPEN'; readonly notification: OpenedNotification }
  /** The person opened it once more on purpose, from the list. */
  | { readonly type: 'REOPEN'; readonly notification: OpenedNotification }

/** Follow it: navigate, or show the popup. */
export type NotificationRoutingEmitted = { readonly type: 'route' } & {
  readonly route: Exclude<NotificationRoute, { readonly kind: 'nothing' }>
  readonly notification: OpenedNotification
}

const remembered = 50

/**
 * Leads a person from an opened notification to its screen (specification, section 4). It is marked as read first; a
 * mark that fails, or takes longer than three seconds, does not block.
 *
 * ```
 *        OPEN                      done, failed, 3 s
 * idle ───────▶ marking (oldest) ─────────────────────▶ following: emits `route` ─▶ idle, or the next one
 * ```
 *
 * What leads nowhere (bizType 5, 7, unknown) is dropped at once and not marked. The same notification is followed once;
 * `REOPEN` follows it again. One without a number of its own cannot be marked or told from another: it is followed each
 * time it is opened.
 */
export const notificationRoutingMachine = setup({
  types: {
    context: {} as NotificationRoutingContext,
    events: {} as NotificationRoutingEvent,
    emitted: {} as NotificationRoutingEmitted,
  },
  actors: { markRead: notProvided<{ notificationId: string }, unknown>('markRead') },
  guards: {
    leadsSomewhere: ({ event }) => routeNotification(event.notification).kind !== 'nothing',
    isNew: ({ context, event }) =>
      event.notification.notificationId === '' ||
      ![...context.handled, ...context.waiting.map((one) => one.notificationId)].includes(
        event.notification.notificationId,
      ),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    canMark: ({ context }) => Boolean(context.waiting[0]?.notificationId),
  },
  delays: { patience: 3_000 },
  actions: {
    enqueue: assign({ waiting: ({ context, event }) => [...context.waiting, event.notification] }),
    follow: emit(({ context }) => {
      const notification = context.waiting[0]!
      const route = routeNotification(notification) as NotificationRoutingEmitted['route']
      return { type: 'route' as const, route, notification }
    }),
    dequeue: assign({
      waiting: ({ context }) => context.waiting.slice(1),
      handled: ({ context }) =>
        [...context.handled, context.waiting[0]!.notificationId].filter(Boolean).slice(-remembered),
    }),
  },
}).createMachine({
  id: 'notificationRouting',
  context: { waiting: [], handled: [] },
  initial: 'idle',
  on: {
    OPEN: { guard: and(['leadsSomewhere', 'isNew']), actions: 'enqueue' },
    REOPEN: { guard: 'leadsSomewhere', actions: 'enqueue' },
  },
  states: {
    idle: {
      always: [
        { guard: 'canMark', target: 'marking' },
        { guard: 'hasWaiting', target: 'following' },
      ],
    },
    marking: {
      invoke: {
        src: 'markRead',
        input: ({ context }) => ({ notificationId: context.waiting[0]!.notificationId }),
        onDone: 'following',
        onError: 'following',
      },
      after: { patience: 'following' },
    },
    following: { entry: ['follow', 'dequeue'], always: 'idle' },
  },
})
