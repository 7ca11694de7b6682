import { EmptyState, Section, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { secondsInWords } from './shift-words.ts'

const refreshMs = 10_000

/** Every reviewer who works, or did a short while ago. */
export function Team() {
  const { data, error, refetch } = useQuery({ ...useReads().shifts.team(), refetchInterval: refreshMs })
  return (
    <Section title={t('Everybody')}>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Everybody')}
          rows={data}
          rowId={(row) => `${row.operatorId} ${row.startTime}`}
          rowName={(row) => row.name}
          density="compact"
          empty={<EmptyState title={t('Nobody has worked in the last twelve hours.')} />}
          columns={[
            { id: 'name', header: t('Reviewer'), names: true, cell: (row) => row.name },
            {
              id: 'state',
              header: t('State'),
              cell: (row) =>
                row.endTime === null ? (
                  <Tag tone="ok">{t('At work')}</Tag>
                ) : (
                  <Tag>{t('Until {time}', { time: deskTime(row.endTime) })}</Tag>
                ),
            },
            { id: 'since', header: t('Since'), cell: (row) => deskTime(row.startTime) },
            { id: 'decided', header: t('Decided'), align: 'end', cell: (row) => row.decided },
            {
              id: 'median',
              header: t('Median time'),
              align: 'end',
              cell: (row) => secondsInWords(row.medianSeconds),
            },
            { id: 'held', header: t('With them'), align: 'end', cell: (row) => row.held },
          ]}
        />
      )}
    </Section>
  )
}
