import type { Change } from '@kaadi/contract/changes'
import { Section, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { Menu } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { changeTones, changeWords } from '../../../platform/content/change-states.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { useTakingBack } from './use-asking.controller.ts'

/** What was asked for of who signs for others, the newest first: who asked, and how it stands. */
export function Asked({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Section
      title={t('Made by two')}
      note={t('A treasurer or an admin signs it: not who asked, and not whom it is about.')}
    >
      <DataTable
        label={t('Made by two')}
        rows={changes}
        rowId={(row) => row.changeId}
        rowName={(row) => row.title}
        rowLink={(row) => ({ to: `/approvals?id=${row.changeId}` })}
        linkAs={Link}
        density="compact"
        columns={[
          {
            id: 'title',
            header: t('What'),
            names: true,
            cut: { least: '8rem', share: '40%' },
            cell: (row) => row.title,
          },
          { id: 'by', header: t('Asked by'), cell: (row) => row.madeBy },
          { id: 'time', header: t('Asked'), cell: (row) => deskTime(row.createTime) },
          {
            id: 'state',
            header: t('State'),
            cell: (row) => (
              <>
                <Tag tone={changeTones[row.status]}>{t(changeWords[row.status])}</Tag>{' '}
                {row.decidedBy ?? row.note}
              </>
            ),
          },
        ]}
        rowMenu={(row, label) => (row.status === 'waiting' ? <AskedMenu change={row} label={label} /> : null)}
        empty={null}
      />
    </Section>
  )
}

function AskedMenu({ change, label }: { readonly change: Change; readonly label: string }) {
  const takeBack = useTakingBack()
  return (
    <Menu
      label={label}
      actions={[
        {
          id: 'withdraw',
          label: t('Take back'),
          onSelect: () => void takeBack.run(change.changeId),
          disabled: takeBack.isRunning,
        },
      ]}
    />
  )
}
