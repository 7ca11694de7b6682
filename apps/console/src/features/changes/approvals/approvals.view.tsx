import { t } from '@kaadi/words'
import '../../../platform/lists/filters.css'
import { type Change, changeResources } from '@kaadi/contract/changes'
import { EmptyState, SegmentedControl, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { ComboboxInput } from '@kaadi/ui/desk/widgets'
import type { ReactNode } from 'react'
import { changeTones, changeWords } from '../../../platform/content/change-states.ts'
import { ListFoot } from '../../../platform/lists/list-foot.tsx'
import { usePageTurn } from '../../../platform/lists/page-turn.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { DeskFrame } from '../../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../../platform/screens/list-beside.tsx'
import { deskTime, plannedTime } from '../../../platform/time/desk-time.ts'
import { specs } from '../resources/index.ts'
import type { Approvals } from './use-approvals.controller.ts'

interface ApprovalsViewProps extends Approvals {
  readonly children: ReactNode
  /** What else waits for a second person. */
  readonly above?: ReactNode
}

/** Changes by how they stand, the chosen one beside them. */
export function ApprovalsView({ children, above, ...list }: ApprovalsViewProps) {
  const { view, address, page, resource } = list
  return (
    <DeskFrame
      place="approvals"
      title={t('Approvals')}
      tools={
        <SegmentedControl
          label={t('Which changes')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'scheduled', label: t('To come') },
            { value: 'ended', label: t('Ended') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, id: null })}
        />
      }
    >
      {above}
      <section aria-label={t('Filters')} className="c-filters">
        <ComboboxInput
          aria-label={t('What is changed')}
          placeholder={t('All changes')}
          value={resource ?? null}
          onValueChange={(next) => address.change({ resource: next })}
          options={changeResources.map((value) => ({ value, label: t(specs[value].label) }))}
        />
      </section>
      <ListBeside page={page} list={<ChangeList {...list} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function ChangeList({ address, page, view, resource }: Approvals) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={t('Changes')}
        rows={data?.records}
        rowId={(row) => row.changeId}
        rowName={(row) => row.title}
        rowLink={(row) => address.rowLink(row.changeId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          {
            id: 'title',
            header: t('What'),
            names: true,
            cut: { least: '8rem', share: '40%' },
            cell: (row) => row.title,
          },
          { id: 'by', header: t('Asked by'), cell: (row) => row.madeBy },
          {
            id: 'time',
            header: view === 'scheduled' ? t('From') : t('Asked'),
            cell: (row) =>
              view === 'scheduled' && row.startTime ? plannedTime(row.startTime) : deskTime(row.createTime),
          },
          ...(view !== 'ended' && data?.records.some(({ isOvertaken }) => isOvertaken)
            ? [
                {
                  id: 'overtaken',
                  header: t('State'),
                  cell: (row: Change) =>
                    row.isOvertaken ? (
                      <>
                        <Tag tone="bad">{t('Overtaken')}</Tag> {t('Its row was changed since.')}
                      </>
                    ) : null,
                },
              ]
            : []),
          ...(view === 'ended'
            ? [
                {
                  id: 'state',
                  header: t('State'),
                  cell: (row: Change) => (
                    <Tag tone={changeTones[row.status]}>{t(changeWords[row.status])}</Tag>
                  ),
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={resource ? t('Nothing fits.') : t('Nothing waits for you.')} />}
      />
      <ListFoot page={page} one="change" address={address} />
    </div>
  )
}
