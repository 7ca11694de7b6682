import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClient } from '../../../platform/client.ts'
import { createPhotoShelf, type PhotoShelf, type ShelfPhoto } from './photo-shelf.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** The photos of one form: shrunk on this device, sent with progress. They are let go with the screen. */
export function usePhotoShelf(): readonly [PhotoShelf, ReadonlyMap<string, ShelfPhoto>] {
  const client = useClient()
  const [shelf] = useState(() =>
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
  useEffect(() => () => shelf.clear(), [shelf])
  return [shelf, useSyncExternalStore(shelf.subscribe, shelf.photos)]
}
