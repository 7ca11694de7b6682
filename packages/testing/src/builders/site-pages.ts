import {
  type EditedPage,
  type EditedPageRow,
  editedPageRowSchema,
  editedPageSchema,
  type PageVersion,
  pageVersionSchema,
} from '@kaadi/contract/site-pages'

/** What visitors read of the terms: the second version of them. */
export const aPageVersion = (given: Partial<PageVersion> = {}): PageVersion =>
  pageVersionSchema.parse({
    version: 2,
    text: 'We buy gift cards.\n\n# The rate\nIt holds for ten minutes.',
    restores: null,
    reason: 'The rate is told.',
    by: 'Efe Editor',
    time: '2026-11-18T09:00:00.000Z',
    ...given,
  })

/** The terms with two versions and no draft. */
export const anEditedPage = (given: Partial<EditedPage> = {}): EditedPage =>
  editedPageSchema.parse({
    name: 'terms',
    revision: 4,
    draft: null,
    versions: [
      aPageVersion(),
      aPageVersion({
        version: 1,
        text: 'We buy gift cards.',
        reason: null,
        by: null,
        time: '2026-11-01T09:00:00.000Z',
      }),
    ],
    undoesTo: 1,
    ...given,
  })

/** The terms in the list of pages. */
export const anEditedPageRow = (given: Partial<EditedPageRow> = {}): EditedPageRow =>
  editedPageRowSchema.parse({
    name: 'terms',
    version: 2,
    publishTime: '2026-11-18T09:00:00.000Z',
    draftTime: null,
    ...given,
  })
