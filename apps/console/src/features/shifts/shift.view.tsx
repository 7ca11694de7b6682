import './shifts.css'
import type { OperatorRole } from '@kaadi/contract/operators'
import { type MyShift, shifts } from '@kaadi/contract/shifts'
import { Alert, EmptyState, Section, TextLink } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { Figures } from '../../platform/screens/figures.tsx'
import { useOperator } from '../../platform/session/operator.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { GivenOrders } from './given-orders.view.tsx'
import { outlookWords, secondsInWords } from './shift-words.ts'
import { Team } from './team.view.tsx'

const mayOpenTeam = (roles: readonly OperatorRole[]): boolean =>
  roles.some((role) => (shifts.team.roles as readonly OperatorRole[]).includes(role))

interface ShiftViewProps {
  readonly mine: MyShift
  readonly problem: unknown
}

/** What was decided, what is still held, and what colleagues wrote. */
export function ShiftView({ mine, problem }: ShiftViewProps) {
  const { shift, held, notes, outlook } = mine
  const operator = useOperator()
  const warning = outlookWords(outlook)
  const seesTeam = operator && mayOpenTeam(operator.roles)
  return (
    <div className="c-shift">
      {problem !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
      )}
      {warning && <Alert tone="todo" icon={<CircleAlertIcon />} title={warning} />}
      <GivenOrders mine={mine} />
      <Figures
        figures={[
          { label: t('At work since'), value: shift ? deskTime(shift.startTime) : t('Not at work') },
          { label: t('Decided'), value: shift?.decided ?? 0 },
          { label: t('Median time'), value: secondsInWords(shift?.medianSeconds ?? null) },
          { label: t('With you'), value: held.length },
        ]}
      />
      <Section title={t('With you')}>
        <HeldOrders held={held} />
      </Section>
      <Section title={t('Handed over')}>
        <Notes notes={notes} />
      </Section>
      {seesTeam && <Team />}
    </div>
  )
}

/** The trade's number, which opens it. */
const tradeColumn = () => ({
  id: 'number',
  header: t('Trade'),
  names: true,
  cell: ({ giftOrderId, tradeNumber }: Pick<MyShift['held'][number], 'giftOrderId' | 'tradeNumber'>) => (
    <TextLink as={Link} to={orderPath(giftOrderId)}>
      {tradeNumber}
    </TextLink>
  ),
})

const HeldOrders = ({ held }: Pick<MyShift, 'held'>) => (
  <DataTable
    label={t('With you')}
    rows={held}
    rowId={(row) => row.giftOrderId}
    rowName={(row) => row.tradeNumber}
    density="compact"
    empty={<EmptyState title={t('You hold no order.')} />}
    columns={[
      tradeColumn(),
      { id: 'due', header: t('Due'), cell: (row) => deskTime(row.dueTime) },
      { id: 'until', header: t('Yours until'), cell: (row) => deskTime(row.leaseExpiresTime) },
    ]}
  />
)

const Notes = ({ notes }: Pick<MyShift, 'notes'>) => (
  <DataTable
    label={t('Handed over')}
    rows={notes}
    rowId={(row) => `${row.giftOrderId} ${row.time}`}
    rowName={(row) => row.tradeNumber}
    density="compact"
    empty={<EmptyState title={t('Nothing was handed over in this shift.')} />}
    columns={[
      tradeColumn(),
      {
        id: 'who',
        header: t('Who'),
        cell: (row) =>
          row.toMe ? t('{name} to you', { name: row.from }) : t('You to {name}', { name: row.to }),
      },
      { id: 'note', header: t('Note'), cut: { least: '12rem', share: '45%' }, cell: (row) => row.note },
      { id: 'time', header: t('When'), cell: (row) => deskTime(row.time) },
    ]}
  />
)
