import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useClient } from '../../../platform/client.ts'
import { createPhotoShelf, type PhotoShelf, type ShelfPhoto } from './photo-shelf.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const never = () => false

/**
 * The photos of one form: shrunk on this device, sent with progress. They are let go with the screen, unless `outlives`
 * says at that moment that somebody keeps them.
 */
export function usePhotoShelf(
  earlier?: PhotoShelf,
  outlives: () => boolean = never,
): readonly [PhotoShelf, ReadonlyMap<string, ShelfPhoto>] {
  const client = useClient()
  const [shelf] = useState(
    () =>
      earlier ??
      createPhotoShelf({
        shrink: shrinkPhoto,
        send: ({ file, kind, idempotencyKey, onProgress }, signal) =>
          client.uploads.create({
            body: { kind },
            file,
            fileName: `${kind}.jpg`,
            idempotencyKey,
            onProgress,
            signal,
            timeoutMs: 120_000,
          }),
      }),
  )
  const isKept = useEffectEvent(outlives)
  useEffect(() => {
    shelf.resume()
    return () => {
      if (!isKept()) shelf.clear()
    }
  }, [shelf])
  return [shelf, useSyncExternalStore(shelf.subscribe, shelf.photos)]
}
