import { afterEach, expect, it, vi } from 'vitest'
import type { FindFaults, ShrunkPhoto } from './draw-photo.ts'
import { createDrawOnPage, createShrinkPhoto } from './shrink-photo.ts'
import type { ShrinkReply, ShrinkRequest } from './shrink-photo.worker.ts'

const photo = (name: string): ShrunkPhoto => ({ blob: new Blob([name]), width: 4, height: 3 })
const file = new Blob(['whatever'])

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A worker at whose other end the test stands. */
const aWorker = (answer: (request: ShrinkRequest) => ShrinkReply | null) => {
  const target = new EventTarget()
  return Object.assign(target, {
    postMessage: (request: ShrinkRequest) => {
      const reply = answer(request)
      queueMicrotask(() =>
        target.dispatchEvent(reply ? new MessageEvent('message', { data: reply }) : new Event('error')),
      )
    },
  }) as unknown as Worker
}

it('shrinks in the worker and gives each photo its own answer', async () => {
  const shrink = createShrinkPhoto(() =>
    aWorker(({ id, turns }) => ({ id, photo: { ...photo('small'), width: turns } })),
  )
  const [first, second] = await Promise.all([shrink(file, 1), shrink(file, 2)])
  expect([first.width, second.width]).toEqual([1, 2])
})

it('draws on the page where no worker can be started', async () => {
  const shrink = createShrinkPhoto(
    () => {
      throw new Error('no workers here')
    },
    async () => photo('page'),
  )
  expect(await (await shrink(file)).blob.text()).toBe('page')
})

it('does not wait on the page for what measures it, nor where that never comes', async () => {
  const pixels = { width: 4, height: 3, data: new Uint8ClampedArray(48) }
  const context = { fillRect() {}, translate() {}, rotate() {}, drawImage() {}, getImageData: () => pixels }
  class Canvas {
    getContext = () => context
    convertToBlob = async () => new Blob(['drawn'])
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close() {} }))
  const fine = { isBlurred: false, hasGlare: false, isCut: false, isDark: false, isEmpty: false }
  let come = (_: FindFaults): void => undefined
  const shrink = createDrawOnPage(() => new Promise((resolve) => (come = resolve)))
  const { blob, faults } = await shrink(file)
  expect(await blob.text()).toBe('drawn')
  come(() => ({ ...fine, isDark: true }))
  expect(await faults).toEqual({ ...fine, isDark: true })
  const without = createDrawOnPage(() => Promise.reject(new Error('no line')))
  expect(await (await without(file)).faults).toBeUndefined()
})

it('draws on the page what the worker could not, and what waited when it died', async () => {
  const failing = createShrinkPhoto(
    () => aWorker(({ id }) => ({ id, failure: 'no canvas' })),
    async () => photo('page'),
  )
  expect(await (await failing(file)).blob.text()).toBe('page')
  const dying = createShrinkPhoto(
    () => aWorker(() => null),
    async () => photo('page'),
  )
  expect(await (await dying(file)).blob.text()).toBe('page')
})

it('sends AVIF as it is where the browser cannot open it, but nothing else, least of all HEIC', async () => {
  const shrink = createShrinkPhoto(
    () => aWorker(({ id }) => ({ id, failure: 'undecodable' })),
    async () => {
      throw new Error('undecodable')
    },
  )
  const boxed = (brand: string) =>
    new Blob([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}\0\0\0\0mif1${brand}`])
  const avif = boxed('avif')
  expect((await shrink(avif)).blob).toBe(avif)
  await expect(shrink(avif, 1)).rejects.toThrow('undecodable')
  await expect(shrink(boxed('heic'))).rejects.toThrow('undecodable')
  await expect(shrink(file)).rejects.toThrow('undecodable')
})
