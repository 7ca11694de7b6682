import type { Upload, UploadKind } from '@kaadi/contract/uploads'
import { hasCode } from '@kaadi/core/errors'
import { type PageSign, type SendPhotoInput, uploadMachine } from '@kaadi/core/machines'
import type { PhotoFaults } from '@kaadi/core/photos'
import { t } from '@kaadi/words'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { checkChosenFile, checkFirstBytes, type PhotoProblem, readPhotoFormat } from './check-photo.ts'
import { type Cut, cutAgain, turnCut, whole } from './cut.ts'
import type { Turns } from './draw-photo.ts'
import type { ShrinkPhoto } from './shrink-photo.ts'

/** A chosen file was refused on the device, before anything was sent. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
  readonly problem: PhotoProblem
  readonly size: number
  constructor(problem: PhotoProblem, size: number) {
    super(t('The photo was refused: {problem}.', { problem }))
    this.problem = problem
    this.size = size
  }
}

export interface ShelfPhoto {
  /** Card and kind, such as `card-1:front`. */
  readonly place: string
  readonly kind: UploadKind
  readonly snapshot: SnapshotFrom<typeof uploadMachine>
  /** Address of a preview on this device. */
  readonly preview: string | undefined
  /** The same very small, as text that can be kept; once the photo was sent. */
  readonly thumbnail: string | undefined
  /** Whether the photo itself is on this page, so that it can be turned; not after an earlier visit. */
  readonly canTurn: boolean
  /** What may keep somebody from reading it; undefined where nothing was measured, and once the seller uses it so. */
  readonly faults: PhotoFaults | undefined
}

/** A photo that was sent on an earlier visit. */
export interface EarlierPhoto {
  readonly place: string
  readonly kind: UploadKind
  readonly upload: Upload
  readonly thumbnail: string | undefined
}

export interface PhotoShelfParts {
  readonly shrink: ShrinkPhoto
  readonly send: (input: SendPhotoInput, signal: AbortSignal) => Promise<Upload>
  /** Draws a photo very small, as a `data:` address. */
  readonly drawThumbnail: (photo: Blob) => Promise<string>
  readonly earlier?: readonly EarlierPhoto[]
  /** Makes and frees addresses of previews; the browser's own when left out. */
  readonly addresses?: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
}

export interface PhotoShelf {
  /** Photos of an earlier visit that were found later than the shelf was made; a place that has one keeps its own. */
  putBack(earlier: readonly EarlierPhoto[]): void
  choose(place: string, kind: UploadKind, file: File): void
  turn(place: string): void
  /** Keeps a part of the photo as it is shown; the whole of it again where nothing is given. */
  crop(place: string, cut?: Cut): void
  retry(place: string): void
  /** The photo is used as it is: its faults are not spoken of again, however it is turned or cut. */
  accept(place: string): void
  remove(place: string): void
  /** Takes out the photo that the service no longer has. */
  lose(uploadId: string): void
  /** Tells the photos whether there is a connection: those that wait for one go. */
  tell(sign: PageSign): void
  /**
   * The uploads of these places, once all have arrived: those that wait for a connection are tried at once, and again
   * when there is one. Fails as soon as one is not there or cannot go by itself, and where it is taken back.
   */
  whenSent(places: readonly string[], signal: AbortSignal): Promise<Readonly<Record<string, string>>>
  /** Sends again what was refused because the session had died. */
  resume(): void
  /** What stands on the shelf; the same object until something changes. */
  photos(): ReadonlyMap<string, ShelfPhoto>
  subscribe(listener: () => void): () => void
  /** Takes back what is on its way and frees the previews. */
  clear(): void
}

interface Slot {
  readonly actor: ActorRefFrom<typeof uploadMachine>
  readonly kind: UploadKind
  turns: Turns
  cut: Cut
  preview: { readonly of: Blob; readonly address: string } | undefined
  found: { readonly of: Blob; readonly faults: PhotoFaults | undefined } | undefined
  /** The file that the seller uses as it is. */
  accepted: Blob | undefined
  thumbnail: { readonly of: Blob | undefined; readonly address: string | undefined } | undefined
}

const checked = async (file: File): Promise<void> => {
  const byName = checkChosenFile(file)
  if (!byName.ok) throw new PhotoRefused(byName.problem, file.size)
  const byBytes = await checkFirstBytes(file)
  if (!byBytes.ok) throw new PhotoRefused(byBytes.problem, file.size)
}

/** Keeps the photos of a form, one upload each, apart from what React draws: a photo goes on while its view is away. */
export const createPhotoShelf = (parts: PhotoShelfParts): PhotoShelf => {
  const { shrink, send, drawThumbnail, earlier = [], addresses = URL } = parts
  const slots = new Map<string, Slot>()
  const listeners = new Set<() => void>()
  let shown: ReadonlyMap<string, ShelfPhoto> = new Map()

  const free = (slot: Slot) => {
    if (slot.preview) addresses.revokeObjectURL(slot.preview.address)
    slot.preview = undefined
  }
  const previewOf = (slot: Slot): string | undefined => {
    const { file, prepared } = slot.actor.getSnapshot().context
    const of = prepared ?? file
    if (slot.preview?.of !== of) {
      free(slot)
      if (of) slot.preview = { of, address: addresses.createObjectURL(of) }
    }
    return slot.preview?.address
  }
  const thumbnailOf = (slot: Slot): string | undefined => {
    const { upload, prepared } = slot.actor.getSnapshot().context
    if (!upload) return undefined
    if (prepared && slot.thumbnail?.of !== prepared) {
      slot.thumbnail = { of: prepared, address: undefined }
      // A phone that can't draw it keeps the photo without a picture.
      void drawThumbnail(prepared)
        .then((address) => {
          if (slot.thumbnail?.of !== prepared) return
          slot.thumbnail = { of: prepared, address }
          changed()
        })
        .catch(() => undefined)
    }
    return slot.thumbnail?.address
  }
  const faultsOf = ({ actor, found, accepted }: Slot): PhotoFaults | undefined => {
    const { file, prepared } = actor.getSnapshot().context
    return found && found.of === prepared && accepted !== file ? found.faults : undefined
  }
  const shownOf = (place: string, slot: Slot): ShelfPhoto => {
    const thumbnail = thumbnailOf(slot)
    const snapshot = slot.actor.getSnapshot()
    const canTurn = snapshot.context.file !== undefined
    return {
      place,
      kind: slot.kind,
      snapshot,
      preview: previewOf(slot) ?? thumbnail,
      thumbnail,
      canTurn,
      faults: faultsOf(slot),
    }
  }
  const changed = () => {
    shown = new Map([...slots].map(([place, slot]) => [place, shownOf(place, slot)]))
    for (const listener of listeners) listener()
  }
  const open = (place: string, kind: UploadKind, sent?: EarlierPhoto): Slot => {
    const known = slots.get(place)
    if (known) return known
    const machine = uploadMachine.provide({
      actors: {
        prepare: fromPromise(async ({ input }) => {
          await checked(input.file as File)
          const { blob, faults } = await shrink(input.file, slot.turns, slot.cut).catch(async () => {
            const isHeic = (await readPhotoFormat(input.file)) === 'heic'
            throw new PhotoRefused(isHeic ? 'heic' : 'unreadable', input.file.size)
          })
          slot.found = { of: blob, faults: undefined }
          // It may come while the photo goes up, or after another one was chosen.
          void Promise.resolve(faults).then((found) => {
            if (found === undefined || slot.found?.of !== blob) return
            slot.found = { of: blob, faults: found }
            changed()
          })
          return blob
        }),
        sendPhoto: fromPromise(({ input, signal }) => send(input, signal)),
      },
    })
    const slot: Slot = {
      actor: createActor(machine, { input: { kind, upload: sent?.upload } }),
      kind,
      turns: 0,
      cut: whole,
      preview: undefined,
      found: undefined,
      accepted: undefined,
      thumbnail: sent && { of: undefined, address: sent.thumbnail },
    }
    slots.set(place, slot)
    slot.actor.subscribe(changed)
    slot.actor.start()
    return slot
  }
  const putBack = (photos: readonly EarlierPhoto[]) => {
    for (const photo of photos) open(photo.place, photo.kind, photo)
    changed()
  }
  putBack(earlier)

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const goesByItself = ({ actor }: Slot): boolean =>
    ['preparing', 'uploading', 'waiting'].some((state) => state === actor.getSnapshot().value)
  /** The uploads of these places; undefined while one is on its way, and an error where one cannot go by itself. */
  const sentAt = (places: readonly string[]) => {
    const sent: Record<string, string> = {}
    let isWhole = true
    for (const place of places) {
      const slot = slots.get(place)
      const context = slot?.actor.getSnapshot().context
      if (context?.upload) sent[place] = context.upload.uploadId
      else if (slot && goesByItself(slot)) isWhole = false
      else throw context?.error ?? new Error(`No photo on its way: ${place}`)
    }
    return isWhole ? sent : undefined
  }

  return {
    putBack,
    choose: (place, kind, file) => {
      const slot = open(place, kind)
      slot.turns = 0
      slot.cut = whole
      slot.actor.send({ type: 'CHOOSE', file })
    },
    turn: (place) => {
      const slot = slots.get(place)
      const file = slot?.actor.getSnapshot().context.file
      if (!slot || !file) return
      slot.turns = ((slot.turns + 1) % 4) as Turns
      slot.cut = turnCut(slot.cut)
      slot.actor.send({ type: 'CHOOSE', file })
    },
    crop: (place, cut) => {
      const slot = slots.get(place)
      const file = slot?.actor.getSnapshot().context.file
      if (!slot || !file) return
      slot.cut = cut ? cutAgain(slot.cut, cut) : whole
      slot.actor.send({ type: 'CHOOSE', file })
    },
    retry: (place) => slots.get(place)?.actor.send({ type: 'RETRY' }),
    accept: (place) => {
      const slot = slots.get(place)
      if (!slot) return
      slot.accepted = slot.actor.getSnapshot().context.file
      changed()
    },
    remove: (place) => slots.get(place)?.actor.send({ type: 'REMOVE' }),
    lose: (uploadId) => {
      for (const { actor } of slots.values()) {
        if (actor.getSnapshot().context.upload?.uploadId === uploadId) actor.send({ type: 'REMOVE' })
      }
    },
    tell: (sign) => {
      for (const { actor } of slots.values()) actor.send(sign)
    },
    whenSent: (places, signal) => {
      for (const place of places) {
        const slot = slots.get(place)
        if (slot?.actor.getSnapshot().matches('waiting')) slot.actor.send({ type: 'RETRY' })
      }
      return new Promise((resolve, reject) => {
        const look = () => {
          try {
            const sent = sentAt(places)
            if (sent) done(() => resolve(sent))
          } catch (error) {
            done(() => reject(error))
          }
        }
        const stop = subscribe(look)
        const takeBack = () => done(() => reject(signal.reason))
        const done = (end: () => void) => {
          stop()
          signal.removeEventListener('abort', takeBack)
          end()
        }
        signal.addEventListener('abort', takeBack)
        look()
      })
    },
    resume: () => {
      for (const { actor } of slots.values()) {
        const { file, error } = actor.getSnapshot().context
        if (file && hasCode(error, 'unauthenticated')) actor.send({ type: 'CHOOSE', file })
      }
    },
    photos: () => shown,
    subscribe,
    clear: () => {
      for (const slot of slots.values()) {
        slot.actor.stop()
        free(slot)
      }
      slots.clear()
      changed()
    },
  }
}
