import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import { headersOfPage } from '../plugins/security-headers.ts'
import { openApiDocument } from './openapi-document.ts'
import { referenceCss, referencePage, referenceStylesheet } from './reference.view.ts'

export const openApiPath = '/api/openapi.json'

/** The contract to read, for people and for tools. Made at the first request. */
export const referenceRoutes =
  ({ publicUrl }: Config): FastifyPluginAsync =>
  async (app) => {
    const document = once(() => JSON.stringify(openApiDocument(publicUrl ?? '/')))
    const view = once(referencePage)
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...headersOfPage('plain'), 'cache-control': 'no-cache' })
    })
    app.get(openApiPath, (_request, reply) => reply.type('application/json; charset=utf-8').send(document()))
    app.get('/reference', (_request, reply) => reply.type('text/html; charset=utf-8').send(view()))
    app.get(referenceStylesheet, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(referenceCss),
    )
  }

function once(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}
