import { identities } from '@kaadi/contract/identities'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { placeOf, relyingPartyOf } from '../sessions/index.ts'
import { createIdentitiesService } from './identities.service.ts'

export const identitiesRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createIdentitiesService(deps)
    bind(app, identities.provider, () => service.provider())
    bind(app, identities.begin, ({ request }) => service.begin(request.ip))
    bind(app, identities.signIn, ({ body, request }) =>
      service.signIn(body, placeOf(request), relyingPartyOf(deps.config, request)),
    )
    bind(app, identities.list, ({ user }) => service.list(user))
    bind(app, identities.unbind, ({ user, body }) => service.unbind(user, body))
  }
