import { Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { plannedTime } from '../../platform/time/desk-time.ts'
import { pageNames } from './page-names.ts'
import type { SitePagesState } from './use-site-pages.controller.ts'

/** Terms, privacy notice and help, the chosen one beside them. */
export function PagesView({ children, address, page }: SitePagesState & { readonly children: ReactNode }) {
  return (
    <DeskFrame place="sitePages" title={t('Pages')}>
      <ListBeside
        page={page}
        list={
          <DataTable
            label={t('Pages')}
            rows={page.data}
            rowId={({ name }) => name}
            rowName={({ name }) => t(pageNames[name])}
            rowLink={({ name }) => address.rowLink(name)}
            linkAs={Link}
            density="compact"
            columns={[
              { id: 'name', header: t('Page'), names: true, cell: ({ name }) => t(pageNames[name]) },
              {
                id: 'draft',
                header: t('Draft'),
                cell: ({ draftTime }) => (draftTime ? <Tag tone="todo">{t('Draft')}</Tag> : '–'),
              },
              {
                id: 'published',
                header: t('Published'),
                cell: ({ publishTime }) => (publishTime ? plannedTime(publishTime) : t('Not yet')),
              },
            ]}
          />
        }
      >
        {children}
      </ListBeside>
    </DeskFrame>
  )
}
