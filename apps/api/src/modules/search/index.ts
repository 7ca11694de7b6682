import { search } from '@kaadi/contract/search'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { defineModule } from '../../module.ts'
import { findAnything } from './find-anything.ts'

const searchRoutes =
  ({ database, vault }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, search.find, ({ operator, body }) => findAnything({ database, vault }, operator, body.text), {
      audit: 'It changes nothing, and what is looked for may be the code of a card.',
    })
  }

/** Finds across the modules; it owns nothing. */
export const searchModule = defineModule({ name: 'search', routes: searchRoutes })
