import './books.css'
import { type BooksMatch, type BooksStanding, books } from '@kaadi/contract/books'
import { Alert, Button, EmptyState, Panel, Section, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { hasRole } from '../../platform/navigation/pages.tsx'
import { sayError } from '../../platform/net/say-error.ts'
import { useOperator } from '../../platform/session/operator.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { outcomeTones, outcomeWords, railWords } from './book-words.ts'
import { BookExceptions } from './exceptions.view.tsx'
import { StopState } from './stop-state.view.tsx'
import type { BooksState } from './use-books.controller.ts'

/** The stop first, then how the three sides agree, then what does not fit. */
export function BooksView({ stands, ...state }: BooksState & { readonly stands: BooksStanding }) {
  const operator = useOperator()
  const mayAct = operator !== undefined && hasRole(operator, books.match.roles)
  return (
    <div className="c-books">
      <StopState {...state} stopped={stands.stop} mayAct={mayAct} />
      <Section
        title={t('Orders, books and providers')}
        action={
          mayAct && (
            <Button
              size="small"
              variant="secondary"
              loading={state.match.isRunning || stands.isMatching}
              onClick={() => void state.match.run(null)}
            >
              {t('Compare now')}
            </Button>
          )
        }
      >
        {state.match.error !== undefined && (
          <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(state.match.error)} />
        )}
        {stands.match ? (
          <Match match={stands.match} />
        ) : (
          <EmptyState title={t('Nothing was compared yet. It is done every night.')} />
        )}
      </Section>
      <BookExceptions {...state} mayAct={mayAct} outcome={stands.match?.outcome} />
    </div>
  )
}

function Match({ match }: { readonly match: BooksMatch }) {
  const { outcome, askedBy, endTime, fromTime, rails, rulesChecked } = match
  return (
    <Panel className="c-books-match">
      <p>
        <Tag tone={outcomeTones[outcome]}>{t(outcomeWords[outcome])}</Tag>{' '}
        {endTime && (
          <span className="k-quiet">
            {askedBy
              ? t('{time}, asked for by {name}.', { time: deskTime(endTime), name: askedBy })
              : t('{time}, by itself.', { time: deskTime(endTime) })}{' '}
            {t('{count, plural, one {# rule was checked.} other {# rules were checked.}}', {
              count: rulesChecked,
            })}
          </span>
        )}
      </p>
      <DataTable
        label={t('Payouts since {time}', { time: deskTime(fromTime) })}
        rows={rails}
        rowId={({ provider, currencyId }) => `${provider}-${currencyId}`}
        rowName={(rail) => railWords(rail)}
        density="compact"
        stacks
        columns={[
          { id: 'rail', header: t('Paid by'), names: true, cell: (rail) => railWords(rail) },
          { id: 'payouts', header: t('Payouts'), align: 'end', cell: (rail) => rail.payouts },
          {
            id: 'orders',
            header: t('Orders'),
            align: 'end',
            cell: ({ orders, currencyId }) => <ExactMoney amount={orders} currencyId={currencyId} />,
          },
          {
            id: 'books',
            header: t('Books'),
            align: 'end',
            cell: (rail) => <ExactMoney amount={rail.books} currencyId={rail.currencyId} />,
          },
          {
            id: 'provider',
            header: t('Provider'),
            align: 'end',
            cell: ({ atProvider, currencyId }) =>
              atProvider === null ? '–' : <ExactMoney amount={atProvider} currencyId={currencyId} />,
          },
        ]}
        empty={<EmptyState title={t('No payout has ended in these days.')} />}
      />
      <p className="k-small k-quiet">
        {t('A payout that ended less than ten minutes before a comparison is in the next one.')}
      </p>
    </Panel>
  )
}
