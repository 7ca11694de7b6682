import type { SitePageName } from '@kaadi/contract/site'
import type { EditedPage, EditedPageRow, PageDraftChange, PagePublication } from '@kaadi/contract/site-pages'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import {
  findMover,
  findStoredPage,
  findVersionText,
  listStoredPages,
  moveRevision,
  type PageMove,
  publishVersion,
  writeDraft,
} from './pages.repository.ts'

type Given = PageDraftChange | PagePublication
type Change<Body extends Given> = (tx: Tx, move: PageMove, body: Body, page: EditedPage) => Promise<void>

/** Terms, privacy notice and help as editors write them. */
export function createKeepPages({ database, vault }: Deps) {
  const page = async (name: SitePageName): Promise<EditedPage> => toPage(await findStoredPage(database, name))

  /** A change of a page as it was read: of two editors at once the second is refused. */
  const changing =
    <Body extends Given>(operation: string, change: Change<Body>) =>
    async (operator: SignedInOperator, body: Body, key: string): Promise<EditedPage> => {
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      await withIdempotency(database.db, request, async (tx) => {
        const move = { name: body.name, revision: body.revision, operatorId: operator.id }
        const isAsRead = await moveRevision(tx, move)
        const stands = await findStoredPage(tx, body.name)
        if (!isAsRead || stands.revision !== body.revision + 1)
          throw new DomainError('changeStale', {
            details: {
              values: { revision: isAsRead ? 0 : stands.revision },
              changedBy: isAsRead ? null : await findMover(tx, body.name),
            },
          })
        await change(tx, move, body, stands)
        return {}
      })
      return page(body.name)
    }

  return {
    list: async (): Promise<EditedPageRow[]> =>
      (await listStoredPages(database)).map(({ publishedAt, draftedAt, ...row }) => ({
        ...row,
        publishTime: publishedAt?.toISOString() ?? null,
        draftTime: draftedAt?.toISOString() ?? null,
      })),

    page,

    saveDraft: changing<PageDraftChange>('sitePages.saveDraft', (tx, move, { text }, { versions }) =>
      writeDraft(tx, move, text === versions[0]?.text ? null : text),
    ),

    publish: changing<PagePublication>('sitePages.publish', async (tx, move, { reason }, { draft }) => {
      if (!draft) throw new DomainError('pageDraftMissing')
      await publishVersion(tx, move, { text: draft.text, restores: null, reason })
      await writeDraft(tx, move, null)
    }),

    undo: changing<PagePublication>('sitePages.undo', async (tx, move, { name, reason }, { undoesTo }) => {
      if (undoesTo === null) throw new DomainError('earlierPageMissing')
      const text = await findVersionText(tx, name, undoesTo)
      await publishVersion(tx, move, { text, restores: undoesTo, reason })
    }),
  }
}

const instant = (time: string): string => new Date(time).toISOString()

const toPage = ({ draft, versions, ...page }: EditedPage): EditedPage => ({
  ...page,
  draft: draft && { ...draft, time: instant(draft.time) },
  versions: versions.map((version) => ({ ...version, time: instant(version.time) })),
})
