export { site } from './site.endpoints.ts'
export {
  businessSettingSchema,
  type Contact,
  type Content,
  contactSchema,
  contentSchema,
  type SiteInfo,
  siteInfoSchema,
} from './site.schema.ts'
