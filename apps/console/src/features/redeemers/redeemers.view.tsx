import { Button, EmptyState } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { PlusIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import type { Redeemers } from './use-redeemers.controller.ts'

/** In the address in place of an id, for a company that is not kept yet. */
export const newRedeemer = 'new'

type RedeemersViewProps = Pick<Redeemers, 'address' | 'page' | 'brands'> & { readonly children: ReactNode }

/** Companies that redeem cards, those that take some first; the chosen one beside them. */
export function RedeemersView({ children, address, page, brands }: RedeemersViewProps) {
  const brandOf = (cardTypeId: string | null): string =>
    cardTypeId === null
      ? t('All cards')
      : (brands.find(({ value }) => value === cardTypeId)?.label ?? cardTypeId)
  return (
    <DeskFrame
      place="redeemers"
      title={t('Redeemers')}
      tools={
        <Button size="small" icon={<PlusIcon />} onClick={() => address.change({ id: newRedeemer })}>
          {t('New redeemer')}
        </Button>
      }
    >
      <ListBeside
        narrow
        page={page}
        list={
          <DataTable
            label={t('Redeemers')}
            rows={page.data}
            rowId={({ redeemerId }) => redeemerId}
            rowName={({ name }) => name}
            rowLink={({ redeemerId }) => address.rowLink(redeemerId)}
            linkAs={Link}
            density="compact"
            columns={[
              { id: 'name', header: t('Name'), names: true, cell: ({ name }) => name },
              { id: 'brand', header: t('Cards'), cell: ({ cardTypeId }) => brandOf(cardTypeId) },
              { id: 'orders', header: t('Has orders'), align: 'end', cell: ({ orders }) => orders },
              {
                id: 'open',
                header: t('Takes cards'),
                cell: ({ isOpen }) => (isOpen ? t('Yes') : t('No')),
              },
            ]}
            empty={<EmptyState title={t('There is no redeemer yet.')} />}
          />
        }
      >
        {children}
      </ListBeside>
    </DeskFrame>
  )
}
