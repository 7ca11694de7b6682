import { search } from '@kaadi/contract/search'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { defineModule } from '../../module.ts'
import { findAnything } from './find-anything.ts'

const searchRoutes =
  ({ database }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, search.find, ({ operator, query }) => findAnything(database, operator.roles, query.text))
  }

/** Finds across the modules; it owns nothing. */
export const searchModule = defineModule({ name: 'search', routes: searchRoutes })
