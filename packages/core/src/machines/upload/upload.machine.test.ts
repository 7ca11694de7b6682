import type { Upload } from '@kaadi/contract/uploads'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { NetworkError } from '../../errors/index.ts'
import { byHand, lost, refused, watch } from '../machine.test-kit.ts'
import { type PrepareInput, type SendPhotoInput, uploadMachine } from './upload.machine.ts'

const watched = watch(uploadMachine)

const photo = new Blob(['large'], { type: 'image/jpeg' })
const small = new Blob(['s'], { type: 'image/webp' })
const stored = { uploadId: 'u1', url: '/object/read', width: 1, height: 1, bytes: 1 } as Upload

const start = () => {
  const preparing = byHand<PrepareInput, Blob>()
  const sending = byHand<SendPhotoInput, Upload>()
  const signals: AbortSignal[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        prepare: fromPromise(preparing.call),
        sendPhoto: fromPromise(({ input, signal }: { input: SendPhotoInput; signal: AbortSignal }) => {
          signals.push(signal)
          return sending.call({ input })
        }),
      },
    }),
    { clock, inspect: watched.inspect, input: { kind: 'front' } },
  )
  actor.start()
  return {
    actor,
    clock,
    preparing,
    sending,
    signals,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

const uploading = async () => {
  const started = start()
  started.actor.send({ type: 'CHOOSE', file: photo })
  await started.preparing.answer(small)
  return started
}

describe('a photo', () => {
  it('that the service has since an earlier visit is there, and can be taken out', () => {
    const input = { kind: 'front', upload: stored } as const
    const actor = createActor(uploadMachine, { inspect: watched.inspect, input }).start()
    expect(actor.getSnapshot().value).toBe('uploaded')
    actor.send({ type: 'REMOVE' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'empty', context: { upload: undefined } })
  })

  it('is made smaller, sent with progress, and stored', async () => {
    const { sending, state, context } = await uploading()
    expect(state()).toBe('uploading')
    const { file, kind, idempotencyKey, onProgress } = sending.inputs[0]!
    expect([file, kind, idempotencyKey]).toEqual([small, 'front', context().idempotencyKey])
    onProgress(0.4)
    expect(context().share).toBe(0.4)
    onProgress(0.2)
    expect(context().share).toBe(0.4)
    onProgress(7)
    expect(context().share).toBe(1)
    await sending.answer(stored)
    expect(state()).toBe('uploaded')
    expect(context().upload).toEqual(stored)
  })

  it('that cannot be read is refused', async () => {
    const { actor, preparing, state, context } = start()
    actor.send({ type: 'CHOOSE', file: photo })
    await preparing.fail(new Error('not an image'))
    expect(state()).toBe('refused')
    expect(context().error).toMatchObject({ message: 'not an image' })
    actor.send({ type: 'RETRY' })
    expect(state()).toBe('refused')
  })

  it.each([1300, 1301])('is refused for good with %i', async (code) => {
    const { sending, state } = await uploading()
    await sending.fail(refused(code, 415))
    expect(state()).toBe('refused')
  })

  it.each([refused(1302, 507), refused(429, 429)])(
    'is sent again after %s, under its key',
    async (failure) => {
      const { actor, sending, state, context } = await uploading()
      sending.inputs[0]!.onProgress(0.9)
      await sending.fail(failure)
      expect(state()).toBe('interrupted')
      actor.send({ type: 'RETRY' })
      expect([state(), context().share]).toEqual(['uploading', 0])
      expect(sending.inputs[1]?.idempotencyKey).toBe(sending.inputs[0]?.idempotencyKey)
      await sending.answer(stored)
      expect(state()).toBe('uploaded')
    },
  )

  describe.each([
    ['no line', lost()],
    ['a time-out', new NetworkError('POST /x', 'timeout')],
    ['a proxy that reached no service', refused(502, 502)],
  ])('that could not go for %s', (_, failure) => {
    const waiting = async () => {
      const started = await uploading()
      started.sending.inputs[0]!.onProgress(0.9)
      await started.sending.fail(failure)
      return started
    }

    it('waits for one, with no fault, and goes by itself when it is back, under its key', async () => {
      const { actor, sending, state, context } = await waiting()
      expect([state(), context().error]).toEqual(['waiting', undefined])
      actor.send({ type: 'ONLINE' })
      expect(context()).toMatchObject({ share: 0, reachedNobody: true })
      expect(sending.inputs[1]?.idempotencyKey).toBe(sending.inputs[0]?.idempotencyKey)
      await sending.answer(stored)
      expect([state(), context().reachedNobody]).toEqual(['uploaded', false])
    })

    it('tries again every five seconds, where no browser says that it is back, and by hand', async () => {
      const { actor, clock, sending, state } = await waiting()
      clock.increment(4_999)
      expect(state()).toBe('waiting')
      clock.increment(1)
      expect(state()).toBe('uploading')
      await sending.fail(failure)
      clock.increment(5_000)
      expect([state(), sending.inputs.length]).toEqual(['uploading', 3])
      await sending.fail(failure)
      actor.send({ type: 'RETRY' })
      expect([state(), sending.inputs.length]).toEqual(['uploading', 4])
    })
  })

  it('gives way to another one, which has its own key', async () => {
    const { actor, preparing, sending, signals, context } = await uploading()
    actor.send({ type: 'CHOOSE', file: new Blob(['other']) })
    expect(signals[0]?.aborted).toBe(true)
    await preparing.answer(small)
    expect(sending.inputs[1]?.idempotencyKey).not.toBe(sending.inputs[0]?.idempotencyKey)
    await sending.answer({ ...stored, uploadId: 'late' as Upload['uploadId'] })
    expect(context().upload).toBeUndefined()
    await sending.answer(stored)
    expect(context().upload).toEqual(stored)
  })

  it('can be taken away in every state', async () => {
    const { actor, signals, state, context } = await uploading()
    actor.send({ type: 'REMOVE' })
    expect(signals[0]?.aborted).toBe(true)
    expect(state()).toBe('empty')
    expect(context()).toMatchObject({ file: undefined, prepared: undefined, upload: undefined, share: 0 })
  })
})

it('takes every transition and refuses by every guard', () => expect(watched.left()).toEqual([]))
