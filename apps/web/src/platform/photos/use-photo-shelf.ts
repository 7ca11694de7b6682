import { uploads } from '@kaadi/contract/uploads'
import { usePageSigns } from '@kaadi/react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLateCalls } from '../net/use-late-calls.ts'
import { drawThumbnail } from './draw-photo.ts'
import { createPhotoShelf, type EarlierPhoto, type PhotoShelf, type ShelfPhoto } from './photo-shelf.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const never = () => false

/**
 * The photos of one form: shrunk on this device, sent with progress; `earlier` were sent on an earlier visit. They are let go with the screen, unless `outlives`
 * says at that moment that somebody keeps them.
 */
export function usePhotoShelf(
  kept?: PhotoShelf,
  earlier: readonly EarlierPhoto[] = [],
  outlives: () => boolean = never,
): readonly [PhotoShelf, ReadonlyMap<string, ShelfPhoto>] {
  const { client } = useLateCalls({ uploads })
  const [shelf] = useState(
    () =>
      kept ??
      createPhotoShelf({
        shrink: shrinkPhoto,
        drawThumbnail,
        earlier,
        send: ({ file, kind, idempotencyKey, onProgress }, signal) =>
          client.uploads.create({
            body: { kind },
            file,
            fileName: `${kind}.jpg`,
            idempotencyKey,
            onProgress,
            signal,
            timeoutMs: 120_000,
            // The photo itself says what became of it.
            quiet: true,
          }),
      }),
  )
  usePageSigns(shelf.tell)
  const isKept = useEffectEvent(outlives)
  useEffect(() => {
    shelf.resume()
    return () => {
      if (!isKept()) shelf.clear()
    }
  }, [shelf])
  return [shelf, useSyncExternalStore(shelf.subscribe, shelf.photos)]
}
