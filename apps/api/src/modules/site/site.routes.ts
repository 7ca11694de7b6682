import { site } from '@kaadi/contract/site'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { bindPages } from './pages/pages.routes.ts'
import { createSiteService } from './site.service.ts'

export const siteRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createSiteService(deps)
    const remembered = { memory: deps.publicMemory }
    bind(app, site.info, () => service.info(), remembered)
    bind(app, site.tips, () => service.tips(), remembered)
    bind(app, site.news, () => service.news(), remembered)
    bind(app, site.banners, () => service.banners(), remembered)
    bind(app, site.contacts, () => service.contacts(), remembered)
    bind(app, site.page, ({ query }) => service.page(query.name), remembered)
    bind(app, site.setting, ({ query }) => service.setting(query.key))
    bindPages(app, deps)
  }
