export {
  type EditedPage,
  type EditedPageRow,
  editedPageQuerySchema,
  editedPageRowSchema,
  editedPageSchema,
  type PageDraft,
  type PageDraftChange,
  type PagePublication,
  type PageVersion,
  pageDraftChangeSchema,
  pageDraftSchema,
  pagePublicationSchema,
  pageVersionSchema,
  shownPageVersions,
  sitePageMaxLength,
} from './site-page-edit.schema.ts'
export { type SitePagesEndpoints, sitePages } from './site-pages.endpoints.ts'
