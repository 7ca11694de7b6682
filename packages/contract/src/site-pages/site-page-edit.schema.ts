import * as z from 'zod/mini'
import { instantSchema, type Named } from '../primitives/index.ts'
import { sitePageNames } from '../site/site.schema.ts'

const nameSchema = z.literal(sitePageNames)
const revisionSchema = z.int().check(z.nonnegative())

/** How long a page may be, in UTF-16 units. */
export const sitePageMaxLength = 20_000

/** How many versions of a page are shown, the newest first. Older ones are kept. */
export const shownPageVersions = 20

const versionFields = z.object({
  /** Counted from 1, each name by itself. */
  version: z.int(),
  text: z.string(),
  /** The version that was brought back by it; null where it was written anew. */
  restores: z.nullable(z.int()),
  /** Null where the installation began with it. */
  reason: z.nullable(z.string()),
  /** Who published it; null where no operator did. */
  by: z.nullable(z.string()),
  time: instantSchema,
})
/** What visitors read of a page at a time. */
export interface PageVersion extends z.infer<typeof versionFields> {}
/** What visitors read of a page at a time. It is kept as it was. */
export const pageVersionSchema: Named<PageVersion, typeof versionFields.shape> = versionFields

const draftFields = z.object({ text: z.string(), by: z.nullable(z.string()), time: instantSchema })
/** What is written for a page and not published yet. */
export interface PageDraft extends z.infer<typeof draftFields> {}
/** What is written for a page and not published yet. */
export const pageDraftSchema: Named<PageDraft, typeof draftFields.shape> = draftFields

const rowFields = z.object({
  name: nameSchema,
  /** The version that visitors read; null where nothing is published. */
  version: z.nullable(z.int()),
  publishTime: z.nullable(instantSchema),
  /** When its draft was saved; null where there is none. */
  draftTime: z.nullable(instantSchema),
})
/** How a page stands. */
export interface EditedPageRow extends z.infer<typeof rowFields> {}
/** How a page stands. */
export const editedPageRowSchema: Named<EditedPageRow, typeof rowFields.shape> = rowFields

const pageFields = z.object({
  name: nameSchema,
  /** Counts what editors did to it. A change names the one that it was made on. */
  revision: revisionSchema,
  draft: z.nullable(pageDraftSchema),
  /** The newest first: its first one is what visitors read. Empty where nothing is published. */
  versions: z.array(pageVersionSchema),
  /** The version that an undo brings back; null where there is no earlier one. */
  undoesTo: z.nullable(z.int()),
})
/** A page as an editor has it: its draft and what was published of it. */
export interface EditedPage extends z.infer<typeof pageFields> {}
/** A page as an editor has it: its draft and what was published of it. */
export const editedPageSchema: Named<EditedPage, typeof pageFields.shape> = pageFields

/** Which page. */
export const editedPageQuerySchema = z.object({ name: nameSchema })

/** What is to be its draft. The text that visitors read takes the draft away. */
export const pageDraftChangeSchema = z.object({
  name: nameSchema,
  /** As it was read. */
  revision: revisionSchema,
  text: z.string().check(z.trim(), z.minLength(1, 'Write something.'), z.maxLength(sitePageMaxLength)),
})
/** What is to be its draft. The text that visitors read takes the draft away. */
export interface PageDraftChange extends z.infer<typeof pageDraftChangeSchema> {}

/** Which page is published, or brought back, and why. */
export const pagePublicationSchema = z.object({
  name: nameSchema,
  /** As it was read. */
  revision: revisionSchema,
  /** Operators read it; visitors do not. */
  reason: z.string().check(z.trim(), z.minLength(3, 'Say why.'), z.maxLength(200)),
})
/** Which page is published, or brought back, and why. */
export interface PagePublication extends z.infer<typeof pagePublicationSchema> {}
