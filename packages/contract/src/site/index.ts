export { type PagePart, pageParts } from './page-parts.ts'
export { type SiteEndpoints, site } from './site.endpoints.ts'
export {
  businessSettingSchema,
  type Contact,
  type Content,
  contactSchema,
  contentSchema,
  type SiteInfo,
  type SitePage,
  type SitePageName,
  siteInfoSchema,
  sitePageNames,
  sitePageSchema,
} from './site.schema.ts'
