import { avatars } from '@kaadi/contract/avatars'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { isOnItsWay, photoLook, photoProblem, uploadIdOf } from '../../platform/photos/photo-look.ts'
import { usePhotoShelf } from '../../platform/photos/use-photo-shelf.ts'
import { useSession } from '../../platform/session/session.ts'
import { shownName } from '../../platform/session/shown-name.ts'
import type { AvatarState } from './avatar.view.tsx'

/** The seller's picture: as it is, the choice of another one, and the way back to none. */
export function useAvatar(onDone: (what: 'set' | 'removed') => void): AvatarState {
  const { client, reads } = useLateCalls({ avatars })
  const queries = useQueryClient()
  const { user } = useSession()
  const query = reads.avatars.own()
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [shelf, photos] = usePhotoShelf()
  const photo = photos.get('avatar')
  const uploadId = uploadIdOf(photo)
  const set = useAction(async (body: { uploadId: NonNullable<typeof uploadId> }) => {
    queries.setQueryData(query.queryKey, await client.avatars.set({ body }))
    shelf.clear()
    onDone('set')
  })
  const remove = useAction(async () => {
    await client.avatars.remove()
    queries.setQueryData(query.queryKey, { url: null })
    onDone('removed')
  })
  return {
    name: user && shownName(user),
    data,
    error,
    onRetry: () => void refetch(),
    photo: (photo && photoLook(photo)) ?? null,
    problem: photoProblem(photo),
    isSending: isOnItsWay(photo),
    isBusy: set.isRunning || remove.isRunning,
    onChoose: (file) => shelf.choose('avatar', 'avatar', file),
    onTakeBack: () => shelf.remove('avatar'),
    onSendAgain: () => shelf.retry('avatar'),
    onUse: uploadId ? () => void set.run({ uploadId }) : undefined,
    onRemove: () => void remove.run(undefined),
  }
}
