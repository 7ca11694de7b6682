import type { Upload, UploadKind } from '@kaadi/contract/uploads'
import { assign, type ErrorActorEvent, setup } from 'xstate'
import { isFinalRefusal, isOutOfReach } from '../../errors/index.ts'
import { randomId } from '../../storage/index.ts'
import { againMs } from '../again-ms.ts'
import { notProvided } from '../not-provided.ts'
import type { PageSign } from '../page-sign.ts'

/** Which photo of a card this is, and what the service has of it since an earlier visit. */
export interface UploadInput {
  readonly kind: UploadKind
  readonly upload?: Upload | undefined
}

/** What the upload machine remembers. */
export interface UploadContext {
  readonly kind: UploadKind
  /** As it was taken or chosen. */
  readonly file: Blob | undefined
  /** Upright, scaled and compressed: what is sent. */
  readonly prepared: Blob | undefined
  /** Share that was sent, from 0 to 1. */
  readonly share: number
  /** One key for each photo, kept over retries. */
  readonly idempotencyKey: string
  readonly upload: Upload | undefined
  /** The last try reached nobody, and no other has got through since. */
  readonly reachedNobody: boolean
  readonly error: unknown
}

/** What the upload machine is told. */
export type UploadEvent =
  /** Take this photo, in place of the one before it. */
  | { readonly type: 'CHOOSE'; readonly file: Blob }
  | { readonly type: 'PROGRESS'; readonly share: number }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REMOVE' }
  | PageSign

/** What the actor `prepare` is given. */
export interface PrepareInput {
  readonly file: Blob
  readonly kind: UploadKind
}
/** What the actor `sendPhoto` is given. */
export interface SendPhotoInput extends PrepareInput {
  readonly idempotencyKey: string
  readonly onProgress: (share: number) => void
}

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

/**
 * Brings one photo to the service: made smaller on the device, sent with progress, sent again after a lost network.
 *
 * ```
 *                                waiting
 *                     nobody reached ▲ │ ONLINE, RETRY, 5 s (same key)
 *                                    │ ▼
 * empty ─CHOOSE─▶ preparing ─────▶ uploading ─▶ uploaded
 *   ▲                │               │ ▲
 *   │      unreadable▼        refused▼ │ RETRY (same key)
 *   └──REMOVE──── refused         interrupted
 * ```
 *
 * A photo that reached nobody is `waiting` for a connection, without an error: it goes by itself.
 *
 * With an upload of an earlier visit it begins in `uploaded`. `CHOOSE` and `REMOVE` are taken everywhere; what is on its
 * way then is taken back. `PROGRESS` is heard while uploading.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: {
    prepare: notProvided<PrepareInput, Blob>('prepare'),
    sendPhoto: notProvided<SendPhotoInput, Upload>('sendPhoto'),
  },
  guards: {
    hasUpload: ({ context }) => context.upload !== undefined,
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
    isOutOfReach: ({ event }) => isOutOfReach(failureOf(event)),
  },
  actions: { fail: assign({ error: ({ event }) => failureOf(event), reachedNobody: false }) },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    kind: input.kind,
    file: undefined,
    prepared: undefined,
    share: 0,
    idempotencyKey: randomId(),
    upload: input.upload,
    reachedNobody: false,
    error: undefined,
  }),
  initial: 'empty',
  on: {
    CHOOSE: {
      target: '.preparing',
      reenter: true,
      actions: assign(({ event }) => ({
        file: event.file,
        prepared: undefined,
        share: 0,
        idempotencyKey: randomId(),
        upload: undefined,
        reachedNobody: false,
        error: undefined,
      })),
    },
    REMOVE: {
      target: '.empty',
      actions: assign({
        file: undefined,
        prepared: undefined,
        share: 0,
        upload: undefined,
        reachedNobody: false,
        error: undefined,
      }),
    },
  },
  states: {
    empty: { always: { guard: 'hasUpload', target: 'uploaded' } },
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => ({ file: context.file!, kind: context.kind }),
        onDone: { target: 'uploading', actions: assign({ prepared: ({ event }) => event.output }) },
        onError: { target: 'refused', actions: 'fail' },
      },
    },
    uploading: {
      entry: assign({ share: 0, error: undefined }),
      invoke: {
        src: 'sendPhoto',
        input: ({ context, self }) => ({
          file: context.prepared!,
          kind: context.kind,
          idempotencyKey: context.idempotencyKey,
          onProgress: (share: number) => self.send({ type: 'PROGRESS', share }),
        }),
        onDone: {
          target: 'uploaded',
          actions: assign({ upload: ({ event }) => event.output, share: 1, reachedNobody: false }),
        },
        onError: [
          { guard: 'isFinal', target: 'refused', actions: 'fail' },
          { guard: 'isOutOfReach', target: 'waiting', actions: assign({ share: 0, reachedNobody: true }) },
          { target: 'interrupted', actions: 'fail' },
        ],
      },
      on: {
        // Late news of an earlier try must not move the bar back.
        PROGRESS: {
          actions: assign({
            share: ({ context, event }) => Math.max(context.share, Math.min(1, event.share)),
          }),
        },
      },
    },
    waiting: { on: { ONLINE: 'uploading', RETRY: 'uploading' }, after: { [againMs]: 'uploading' } },
    interrupted: { on: { RETRY: 'uploading' } },
    refused: {},
    uploaded: {},
  },
})
