import { uploadMaxBytes } from '@kaadi/contract/constants'
import type { PhotoFaults, PhotoPixels } from '@kaadi/core/photos'
import { readPhotoFormat } from './check-photo.ts'
import { type Cut, whole } from './cut.ts'
import { drawPhoto, type FindFaults, type ShrunkPhoto, type Turns } from './draw-photo.ts'
import { ownScript } from './own-script.ts'
import type { ShrinkReply, ShrinkRequest } from './shrink-photo.worker.ts'
import workerUrl from './shrink-photo.worker.ts?worker&url'

/** What may keep somebody from reading a photo: found with it, or on its way while the photo goes up. */
type FoundFaults = PhotoFaults | Promise<PhotoFaults | undefined>

/** Makes a photo small enough to send. Rejects where neither this phone nor the service could open it. */
export type ShrinkPhoto = (file: Blob, turns?: Turns, cut?: Cut) => Promise<ShrunkPhoto<FoundFaults>>

type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener'>

/** On the page what measures a photo is loaded with the first one that is drawn there. The photo does not wait for it. */
export const createDrawOnPage =
  (loadFind: () => Promise<FindFaults>): ShrinkPhoto =>
  (file, turns, cut) => {
    const loaded = loadFind().catch(() => undefined)
    const find = async (pixels: PhotoPixels) => (await loaded)?.(pixels)
    return drawPhoto(file, turns, cut, (pixels) => find(pixels).catch(() => undefined))
  }

const drawOnPage = createDrawOnPage(() =>
  import('@kaadi/core/photos').then(({ findPhotoFaults }) => findPhotoFaults),
)

/** Shrinks in the given worker; every photo it could not take is drawn on the page instead. */
export const createShrinkPhoto = (
  openWorker: () => WorkerLike,
  onPage: ShrinkPhoto = drawOnPage,
): ShrinkPhoto => {
  let worker: WorkerLike | null | undefined
  let lastId = 0
  const waiting = new Map<number, { resolve: (photo: ShrunkPhoto) => void; reject: (error: Error) => void }>()

  const giveUp = () => {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('The worker stopped.'))
    waiting.clear()
  }

  const open = (): WorkerLike | null => {
    if (worker !== undefined) return worker
    try {
      worker = openWorker()
      worker.addEventListener('error', giveUp)
      worker.addEventListener('message', (event) => {
        const reply = (event as MessageEvent<ShrinkReply>).data
        const asked = waiting.get(reply.id)
        waiting.delete(reply.id)
        if ('photo' in reply) asked?.resolve(reply.photo)
        else asked?.reject(new Error(reply.failure))
      })
    } catch {
      // An old webview, or a page that may not start workers.
      worker = null
    }
    return worker
  }

  const inWorker = (file: Blob, turns: Turns, cut: Cut, at: WorkerLike) =>
    new Promise<ShrunkPhoto>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      at.postMessage({ id: lastId, file, turns, cut } satisfies ShrinkRequest)
    })

  return async (file, turns = 0, cut = whole) => {
    const at = open()
    try {
      if (at) return await inWorker(file, turns, cut, at)
    } catch {
      // Some browsers have the worker but no canvas in it: the page tries once more.
    }
    return onPage(file, turns, cut).catch(async (error: unknown) => {
      // Only the service can open AVIF on an old phone; it draws the photo anew itself. HEIC it cannot open either.
      if (
        turns === 0 &&
        cut === whole &&
        file.size <= uploadMaxBytes &&
        (await readPhotoFormat(file)) === 'avif'
      ) {
        return { blob: file, width: 0, height: 0 }
      }
      throw error
    })
  }
}

export const shrinkPhoto = createShrinkPhoto(() => new Worker(ownScript(workerUrl), { type: 'module' }))
