import './campaigns.css'
import type { Grant } from '@kaadi/contract/campaigns'
import { currencies } from '@kaadi/contract/constants'
import { formatMoney } from '@kaadi/core/money'
import { Button, Section, Skeleton, Tag, VisuallyHidden } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { msg, t } from '@kaadi/words'
import { useState } from 'react'
import { figure } from '../../platform/lists/counted.ts'
import { Figures } from '../../platform/screens/figures.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { type CampaignState, useCampaign } from './use-campaign.controller.ts'
import { VoidForm } from './void-form.tsx'

/** What a campaign cost, by the books, what it brought, and its coupons. */
export function CampaignDetail({ campaignId }: { readonly campaignId: string }) {
  const state = useCampaign(campaignId)
  return (
    <>
      <CostAndGain {...state} />
      <Grants {...state} />
    </>
  )
}

function CostAndGain({ figures, currencyId }: CampaignState) {
  const { data } = figures
  if (!data || !currencyId)
    return figures.isError ? (
      <LoadFailure error={figures.error} onRetry={() => void figures.refetch()} />
    ) : (
      <Skeleton shape="panel" height="5rem" />
    )
  const money = (amount: string) => formatMoney(amount, { ...currencies[currencyId], mode: 'plain' })
  return (
    <Section title={t('What it cost and brought')}>
      <Figures
        figures={[
          { label: t('Cost so far'), value: money(data.cost) },
          {
            label: t('Given, not used yet'),
            value: data.atMost === null ? t('no bound') : money(data.atMost),
          },
          { label: t('Trades'), value: figure(data.trades) },
          { label: t('Paid for cards'), value: money(data.paid) },
          {
            label: t('Face value'),
            value:
              data.faceValues
                .map(({ symbol, amount }) => formatMoney(amount, { symbol, mode: 'plain' }))
                .join(', ') || '–',
          },
        ]}
      />
      <p className="k-quiet">
        {t(
          '{all} granted: {free} free, {reserved} in trades, {used} used, {expired} expired, {voided} taken back',
          {
            all: figure(data.granted + data.reserved + data.used + data.expired + data.voided),
            free: figure(data.granted),
            reserved: figure(data.reserved),
            used: figure(data.used),
            expired: figure(data.expired),
            voided: figure(data.voided),
          },
        )}
      </p>
    </Section>
  )
}

const statusWords = [msg('Free'), msg('In a trade'), msg('Used'), msg('Expired'), msg('Taken back')] as const
const statusTones = ['ok', 'wait', 'plain', 'plain', 'bad'] as const

/** The service's own reason is a word; an operator's is a sentence. */
const whyVoid = (reason: string | null): string | null =>
  reason === 'linked' ? t('Known from another account.') : reason

function Grants({ grants, voidGrant, onTurn }: CampaignState) {
  const [chosen, setChosen] = useState<Grant>()
  const { data } = grants
  return (
    <Section title={t('Its coupons')}>
      <DataTable
        label={t('Coupons of the campaign')}
        rows={data?.records}
        rowId={(grant) => grant.couponId}
        rowName={(grant) => grant.seller}
        density="compact"
        columns={[
          { id: 'seller', header: t('Seller'), names: true, cell: (grant) => grant.seller },
          { id: 'time', header: t('Granted'), cell: (grant) => deskTime(grant.createTime) },
          {
            id: 'state',
            header: t('State'),
            cell: (grant) => (
              <>
                <Tag tone={statusTones[grant.status]}>{t(statusWords[grant.status])}</Tag>{' '}
                {whyVoid(grant.voidReason)}
              </>
            ),
          },
          {
            id: 'void',
            header: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
            align: 'end',
            cell: (grant) =>
              grant.status === 0 && (
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => setChosen(grant)}
                  aria-label={t('Take back the coupon of {name}', { name: grant.seller })}
                >
                  {t('Take back')}
                </Button>
              ),
          },
        ]}
        empty={t('Nobody has one yet.')}
      />
      {data && (data.previous || data.cursor) && (
        <div className="c-campaign-turn">
          {data.previous && (
            <Button size="small" variant="secondary" onClick={() => onTurn(data.previous!)}>
              {t('Previous page')}
            </Button>
          )}
          {data.cursor && (
            <Button size="small" variant="secondary" onClick={() => onTurn(data.cursor!)}>
              {t('Next page')}
            </Button>
          )}
        </div>
      )}
      {chosen && (
        <VoidForm
          key={chosen.couponId}
          grant={chosen}
          voidGrant={voidGrant}
          onEnd={() => setChosen(undefined)}
        />
      )}
    </Section>
  )
}
