import type { Avatar } from '@kaadi/contract/avatars'
import { avatars } from '@kaadi/contract/avatars'
import type { FastifyPluginAsync } from 'fastify'
import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { lockDocuments, sellerViewer } from '../uploads/index.ts'
import { findAvatar, removeAvatar, setAvatar } from './avatars.repository.ts'

export const avatarsRoutes =
  ({ database: { db }, photoSigner }: Deps): FastifyPluginAsync =>
  async (app) => {
    const seenBy = (user: SignedInUser, photo: string | undefined): Avatar => ({
      url: photo === undefined ? null : photoSigner.sign(photo, sellerViewer(user)),
    })

    bind(app, avatars.own, async ({ user }) => seenBy(user, await findAvatar(db, user.id)))
    bind(app, avatars.set, async ({ user, body: { uploadId } }) => {
      await transaction(db, async (tx) => {
        const [photo] = await lockDocuments(tx, user.id, [{ kind: 'avatar', uploadId }])
        await setAvatar(tx, user.id, photo!.id)
      })
      return seenBy(user, uploadId)
    })
    bind(app, avatars.remove, async ({ user }) => {
      await removeAvatar(db, user.id)
      return null
    })
  }
