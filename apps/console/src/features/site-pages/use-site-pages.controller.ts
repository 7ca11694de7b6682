import type { SitePageName } from '@kaadi/contract/site'
import type { EditedPage, PageDraftChange, PagePublication } from '@kaadi/contract/site-pages'
import { hasCode } from '@kaadi/core/errors'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useToaster } from '../../platform/page/platform-context.ts'
import { pageNames } from './page-names.ts'

/** How each page of the site stands. */
export function useSitePages() {
  return { address: useListAddress(), page: useQuery(useReads().sitePages.list()) }
}

export type SitePagesState = ReturnType<typeof useSitePages>

/** One page, and what an editor can do with it. */
export function useSitePage(name: SitePageName) {
  const { sitePages } = useClient()
  const reads = useReads().sitePages
  const queries = useQueryClient()
  const toaster = useToaster()
  const read = reads.page({ name })
  const keep = async (asked: Promise<EditedPage>, says: string): Promise<EditedPage> => {
    try {
      const kept = await asked
      queries.setQueryData(read.queryKey, kept)
      void queries.invalidateQueries({ queryKey: reads.list().queryKey })
      toaster.show({ text: says, tone: 'ok' })
      return kept
    } catch (error) {
      // What somebody else has done is shown beside what was written here.
      if (hasCode(error, 'changeStale', 'pageDraftMissing', 'earlierPageMissing'))
        void queries.invalidateQueries({ queryKey: read.queryKey })
      throw error
    }
  }
  const title = { name: t(pageNames[name]) }
  return {
    detail: useQuery(read),
    saveDraft: useAction((body: PageDraftChange, idempotencyKey) =>
      keep(sitePages.saveDraft({ body, idempotencyKey, quiet: true }), t('The draft is saved.')),
    ),
    publish: useAction((body: PagePublication, idempotencyKey) =>
      keep(sitePages.publish({ body, idempotencyKey, quiet: true }), t('"{name}" is published.', title)),
    ),
    undo: useAction((body: PagePublication, idempotencyKey) =>
      keep(sitePages.undo({ body, idempotencyKey, quiet: true }), t('The version before is back.')),
    ),
  }
}

export type SitePageState = ReturnType<typeof useSitePage>
