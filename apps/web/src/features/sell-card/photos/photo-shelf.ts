import type { PhotoKind } from '@kaadi/contract/card-types'
import type { Upload } from '@kaadi/contract/uploads'
import { hasCode } from '@kaadi/core/errors'
import { type SendPhotoInput, uploadMachine } from '@kaadi/core/machines'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { checkChosenFile, checkFirstBytes, type PhotoProblem, readPhotoFormat } from './check-photo.ts'
import type { Turns } from './draw-photo.ts'
import type { ShrinkPhoto } from './shrink-photo.ts'

/** A chosen file was refused on the device, before anything was sent. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
  readonly problem: PhotoProblem
  readonly size: number
  constructor(problem: PhotoProblem, size: number) {
    super(`The photo was refused: ${problem}.`)
    this.problem = problem
    this.size = size
  }
}

export interface ShelfPhoto {
  /** Card and kind, such as `card-1:front`. */
  readonly place: string
  readonly kind: PhotoKind
  readonly snapshot: SnapshotFrom<typeof uploadMachine>
  /** Address of a preview on this device. */
  readonly preview: string | undefined
}

export interface PhotoShelfParts {
  readonly shrink: ShrinkPhoto
  readonly send: (input: SendPhotoInput, signal: AbortSignal) => Promise<Upload>
  /** Makes and frees addresses of previews; the browser's own when left out. */
  readonly addresses?: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
}

export interface PhotoShelf {
  choose(place: string, kind: PhotoKind, file: File): void
  turn(place: string): void
  retry(place: string): void
  remove(place: string): void
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
  readonly kind: PhotoKind
  turns: Turns
  preview: { readonly of: Blob; readonly address: string } | undefined
}

const checked = async (file: File): Promise<void> => {
  const byName = checkChosenFile(file)
  if (!byName.ok) throw new PhotoRefused(byName.problem, file.size)
  const byBytes = await checkFirstBytes(file)
  if (!byBytes.ok) throw new PhotoRefused(byBytes.problem, file.size)
}

/** Keeps the photos of a form, one upload each, apart from what React draws: a photo goes on while its view is away. */
export const createPhotoShelf = ({ shrink, send, addresses = URL }: PhotoShelfParts): PhotoShelf => {
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
  const changed = () => {
    shown = new Map(
      [...slots].map(([place, slot]) => [
        place,
        { place, kind: slot.kind, snapshot: slot.actor.getSnapshot(), preview: previewOf(slot) },
      ]),
    )
    for (const listener of listeners) listener()
  }
  const open = (place: string, kind: PhotoKind): Slot => {
    const known = slots.get(place)
    if (known) return known
    const machine = uploadMachine.provide({
      actors: {
        prepare: fromPromise(async ({ input }) => {
          await checked(input.file as File)
          const { blob } = await shrink(input.file, slot.turns).catch(async () => {
            const isHeic = (await readPhotoFormat(input.file)) === 'heic'
            throw new PhotoRefused(isHeic ? 'heic' : 'unreadable', input.file.size)
          })
          return blob
        }),
        sendPhoto: fromPromise(({ input, signal }) => send(input, signal)),
      },
    })
    const slot: Slot = {
      actor: createActor(machine, { input: { kind } }),
      kind,
      turns: 0,
      preview: undefined,
    }
    slots.set(place, slot)
    slot.actor.subscribe(changed)
    slot.actor.start()
    return slot
  }

  return {
    choose: (place, kind, file) => {
      const slot = open(place, kind)
      slot.turns = 0
      slot.actor.send({ type: 'CHOOSE', file })
    },
    turn: (place) => {
      const slot = slots.get(place)
      const file = slot?.actor.getSnapshot().context.file
      if (!slot || !file) return
      slot.turns = ((slot.turns + 1) % 4) as Turns
      slot.actor.send({ type: 'CHOOSE', file })
    },
    retry: (place) => slots.get(place)?.actor.send({ type: 'RETRY' }),
    remove: (place) => slots.get(place)?.actor.send({ type: 'REMOVE' }),
    resume: () => {
      for (const { actor } of slots.values()) {
        const { file, error } = actor.getSnapshot().context
        if (file && hasCode(error, 'unauthenticated')) actor.send({ type: 'CHOOSE', file })
      }
    },
    photos: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
