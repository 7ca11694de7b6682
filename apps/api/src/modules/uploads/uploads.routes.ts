import { uploads } from '@kaadi/contract/uploads'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createTakePhoto } from './take-photo.ts'
import { createUploadsService } from './uploads.service.ts'

/** A picture that shows a code: nothing else may come of it in a browser. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="photo.webp"',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-frame-options': 'DENY',
}

const forItsSeller = 'private, max-age=300'
/** What is asked for again is refused once claim or session have ended: no copy may stand in for the answer. */
const neverKept = 'no-store'

export const uploadsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createUploadsService(deps)
    const takePhoto = createTakePhoto(deps)
    bind(app, uploads.create, ({ user, body, file, idempotencyKey }) =>
      takePhoto({ seller: user, kind: body.kind, file, operation: 'uploads.create', key: idempotencyKey }),
    )
    bind(app, uploads.read, async ({ query, reply }) => {
      const { picture, isKept } = await service.read(query)
      return reply
        .headers(pictureHeaders)
        .header('cache-control', isKept ? forItsSeller : neverKept)
        .send(picture)
    })
  }
