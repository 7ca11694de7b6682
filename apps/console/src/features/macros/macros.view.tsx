import type { Macro } from '@kaadi/contract/desk-messages'
import { Button, EmptyState } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { PlusIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import type { Macros } from './use-macros.controller.ts'

/** In the address in place of an id, for an answer that is not kept yet. */
export const newMacro = 'new'

/** Saved answers by name, the chosen one beside them. */
export function MacrosView({ children, address, page }: Macros & { readonly children: ReactNode }) {
  return (
    <DeskFrame
      place="macros"
      title={t('Saved answers')}
      tools={
        <Button size="small" icon={<PlusIcon />} onClick={() => address.change({ id: newMacro })}>
          {t('New answer')}
        </Button>
      }
    >
      <ListBeside
        narrow
        page={page}
        list={
          <DataTable
            label={t('Saved answers')}
            rows={page.data}
            rowId={({ macroId }) => macroId}
            rowName={({ name }) => name}
            rowLink={({ macroId }) => address.rowLink(macroId)}
            linkAs={Link}
            density="compact"
            columns={[
              { id: 'name', header: t('Name'), names: true, cell: ({ name }) => name },
              // Beside an open one its text stands there.
              ...(children === null
                ? [
                    {
                      id: 'text',
                      header: t('Text'),
                      cut: { least: '6rem', share: '60%' },
                      cell: ({ text }: Macro) => text,
                    },
                  ]
                : []),
              { id: 'fields', header: t('To fill in'), cell: ({ fields }) => fields.join(', ') || '–' },
            ]}
            empty={<EmptyState title={t('There is no saved answer yet.')} />}
          />
        }
      >
        {children}
      </ListBeside>
    </DeskFrame>
  )
}
