import { labelled, msg, t } from '@kaadi/words'
import '../../platform/lists/filters.css'
import './queue.css'
import { CardFace, EmptyState, TextLink } from '@kaadi/ui'
import { QueueTable } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import type { ReactNode } from 'react'
import { useBrands } from '../../platform/content/card-colors.ts'
import { figureOf } from '../../platform/lists/counted.ts'
import { CurrencyFilter } from '../../platform/lists/currency-filter.tsx'
import { KeyedChoice, ListTabs } from '../../platform/lists/keyed-choice.tsx'
import { KeyedFilter } from '../../platform/lists/keyed-filter.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { listKey } from '../../platform/lists/list-keys.ts'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { DeskFrame, useStats } from '../../platform/screens/desk-frame.tsx'
import { Figures } from '../../platform/screens/figures.tsx'
import { KeyButton } from '../../platform/screens/key-button.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { queueItem } from './queue-item.ts'
import { filterKey, queueKeys } from './queue-keys.ts'
import { onlyChoices, queueViews } from './queue-views.ts'
import { SkillLine } from './skill/skill.tsx'
import type { Queue } from './use-queue.controller.ts'

const empty = {
  waiting: msg('Nothing waits. New cards appear here by themselves.'),
  mine: msg('You have claimed nothing.'),
  second: msg('Nothing waits for a second look.'),
  sellers: msg('No seller owes an answer.'),
  redeemers: msg('No redeemer has a card of ours.'),
  decided: msg('You have decided nothing yet.'),
} as const

/** Orders to check, most urgent first. */
export function QueueView({ bar, ...queue }: Queue & { readonly bar: ReactNode }) {
  const { view, address, page } = queue
  const stats = useStats()
  return (
    <DeskFrame
      place="queue"
      title={t('Cards to check')}
      keys={queueKeys()}
      tools={
        <ListTabs
          label={t('Which orders')}
          options={labelled(queueViews)}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, sort: null })}
        />
      }
    >
      <div className="c-queue-head">
        <Figures
          figures={[
            { label: t('Waiting'), value: figureOf(stats?.waiting) },
            {
              label: t('Past their promise'),
              value: figureOf(stats?.overdue),
              tone: stats?.overdue ? 'bad' : undefined,
            },
            { label: t('Being checked'), value: figureOf(stats?.claimed) },
            { label: t('Decided today'), value: figureOf(stats?.decidedToday) },
          ]}
        />
        {stats && stats.lateAtRedeemer > 0 && (
          <LateAtRedeemers count={stats.lateAtRedeemer} address={address} />
        )}
      </div>
      <div className="c-queue-line">
        {bar}
        <SkillLine />
      </div>
      <QueueFilters {...queue} />
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <QueueList {...queue} />
      )}
    </DeskFrame>
  )
}

/** Cards that a redeemer has kept past the promise: somebody asks for the answer. */
const LateAtRedeemers = ({ count, address }: { readonly count: number } & Pick<Queue, 'address'>) => (
  <p className="c-queue-late">
    <CircleAlertIcon size={16} />
    <b>
      {t(
        '{count, plural, one {# order at a redeemer is past its promise.} other {# orders at redeemers are past their promise.}}',
        { count },
      )}
    </b>
    <TextLink as={Link} to={address.with({ view: 'redeemers', sort: null })}>
      {t('See them')}
    </TextLink>
  </p>
)

function QueueFilters({ address, typed, card, only, view, colorsOf }: Queue) {
  const brands = useBrands()
  return (
    <section aria-label={t('Filters')} className="c-filters">
      <ListSearch
        label={t('Trade number, last 5 digits or seller')}
        address={address}
        typed={typed}
        ofOrders
        keyed
      />
      <KeyedFilter
        of={filterKey.card}
        aria-label={t('Card')}
        placeholder={t('All cards')}
        value={card}
        onValueChange={(value) => address.change({ card: value })}
        options={brands?.map((brand) => ({
          ...brand,
          art: <CardFace name={brand.label} colors={colorsOf(brand.value)} size="s" />,
        }))}
      />
      <CurrencyFilter address={address} of={filterKey.currency} />
      {view === 'waiting' && (
        <KeyedChoice
          label={t('Which of them')}
          options={labelled(onlyChoices)}
          value={only}
          on={filterKey.only}
          onValueChange={(value) => address.change({ only: value === 'all' ? null : value })}
        />
      )}
    </section>
  )
}

function QueueList({ address, order, page, view, isNarrowed, now, claiming, claim, goOn, colorsOf }: Queue) {
  const { data } = page
  const isFurtherOn = address.get('at') !== undefined
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <>
      <QueueTable
        ref={table}
        items={data?.records.map((row) => queueItem(row, colorsOf(row.cardTypeId), view))}
        timeLabel={view === 'decided' ? t('Decided') : undefined}
        now={now}
        sort={order.sort}
        onSort={order.onSort}
        aria-busy={page.isPlaceholderData || undefined}
        rowLink={(item) => ({ to: orderPath(item.id) })}
        linkAs={Link}
        claiming={claiming}
        onClaim={({ id, claim: { by } }) => (by === 'me' ? goOn(id) : claim(id))}
        empty={
          <EmptyState
            title={
              isFurtherOn ? t('Nothing is left here.') : isNarrowed ? t('No order fits.') : t(empty[view])
            }
            action={
              isFurtherOn || isNarrowed ? (
                <KeyButton
                  of={isFurtherOn ? listKey.firstPage : listKey.all}
                  variant="secondary"
                  onPress={() =>
                    address.change(
                      isFurtherOn ? { at: null } : { q: null, card: null, currency: null, only: null },
                    )
                  }
                >
                  {isFurtherOn ? t('First page') : t('Show all')}
                </KeyButton>
              ) : undefined
            }
          />
        }
      />
      <ListFoot page={page} one="order" address={address} keyed />
    </>
  )
}
