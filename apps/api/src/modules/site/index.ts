import { defineModule } from '../../module.ts'
import { startingSiteInfo } from './site.reference-rows.ts'
import { siteRoutes } from './site.routes.ts'

export { addContacts, addContents, addPages, addSettings } from './add-contents.repository.ts'
export { findSetting, readSiteInfo } from './site.repository.ts'

export const siteModule = defineModule({
  name: 'site',
  routes: siteRoutes,
  tables: [
    'site_info',
    'business_settings',
    'contents',
    'contacts',
    'site_pages',
    'site_page_versions',
    'site_page_drafts',
  ],
  views: ['quote_terms'],
  referenceRows: [startingSiteInfo],
})
