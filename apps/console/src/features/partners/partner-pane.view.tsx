import { t } from '@kaadi/words'
import '@kaadi/ui/css/radio-group.css'
import '../../platform/screens/fault.css'
import './partners.css'
import type { PartnerReview } from '@kaadi/contract/partner-reviews'
import type { PartnerKey } from '@kaadi/contract/partners'
import { walletCurrency } from '@kaadi/core/money'
import { Button, Money, Panel, Row, Rows, Section, Tag } from '@kaadi/ui'
import { FactList } from '@kaadi/ui/desk'
import { useEffect, useRef } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { PartnerDecisions, type PartnerPaneProps } from './partner-decisions.view.tsx'
import { actNames, keyStates, reasonNames, standings, tierNames } from './partner-words.ts'

const tones = { waiting: 'wait', active: 'ok', suspended: 'bad', refused: 'bad' } as const

/** Who applies, what they sell, their keys and history, and what can be done. */
export function PartnerPane({ shown, act }: PartnerPaneProps) {
  const pane = useRef<HTMLElement>(null)
  // A partner that opens has the focus in it: its keys act, and a screen reader says whose it is.
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  return (
    <Panel
      as="section"
      className="c-partner"
      ref={pane}
      tabIndex={-1}
      aria-label={t('Partner {name}', { name: shown.companyName })}
    >
      <p role="status">
        <Tag tone={tones[shown.status]}>{t(standings[shown.status])}</Tag>{' '}
        {shown.reason && t(reasonNames[shown.reason])}
      </p>
      <Facts {...shown} />
      <p className="c-partner-said">{shown.sells}</p>
      <PartnerDecisions shown={shown} act={act} />
      {act.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(act.error)}
        </b>
      )}
      {shown.keys.length > 0 && <Keys shown={shown} act={act} />}
      <History {...shown} />
    </Panel>
  )
}

function Facts(shown: PartnerReview) {
  const currency = walletCurrency(shown.currencyId)
  return (
    <FactList
      facts={[
        { label: t('Business'), value: shown.companyName },
        // No link: an address that a stranger wrote is opened by hand.
        { label: t('Website'), value: <span className="c-partner-said">{shown.website}</span> },
        { label: t('Seller'), value: `${shown.sellerName} · ${shown.countryCode}` },
        {
          label: t('Expects in a month'),
          value: <Money amount={shown.expectedVolume} currency={currency} />,
        },
        {
          label: t('Sold in 90 days'),
          value: <Money amount={shown.seller.soldLately} currency={currency} />,
        },
        { label: t('Seller since'), value: deskTime(shown.seller.memberSince) },
        { label: t('Verification'), value: t('Level {level}', { level: shown.seller.kycLevel }) },
        { label: t('Refused before'), value: shown.seller.refusedBefore },
        { label: t('Sent'), value: deskTime(shown.createTime) },
        ...(shown.tier
          ? [
              { label: t('Tier'), value: t(tierNames[shown.tier]) },
              {
                label: t('Webhook'),
                value: <span className="c-partner-said">{shown.webhookUrl ?? '–'}</span>,
              },
              {
                label: t('Events'),
                value: t('{waiting} wait, {parked} were given up', shown.deliveries),
              },
            ]
          : []),
      ]}
    />
  )
}

function Keys({ shown: { keys }, act }: PartnerPaneProps) {
  return (
    <Section title={t('Keys')}>
      <Rows>
        {keys.map((key) => (
          <Row
            key={key.keyId}
            title={<code>{`${key.prefix}…`}</code>}
            detail={usedWords(key)}
            endContent={
              key.status === 'live' || key.status === 'ending' ? (
                <Button
                  variant="secondary"
                  size="small"
                  loading={act.isRunning}
                  aria-label={t('Revoke {key}', { key: key.prefix })}
                  onClick={() => void act.run({ what: 'revokeKey', keyId: key.keyId })}
                >
                  {t('Revoke')}
                </Button>
              ) : (
                <Tag>{t(keyStates[key.status])}</Tag>
              )
            }
          />
        ))}
      </Rows>
    </Section>
  )
}

const usedWords = ({ lastUsedTime, createTime }: PartnerKey): string =>
  lastUsedTime
    ? t('Last used {time}', { time: deskTime(lastUsedTime) })
    : t('Made {time}, not used yet', { time: deskTime(createTime) })

function History({ history }: PartnerReview) {
  return (
    <Section title={t('History')}>
      <Rows>
        {history.map(({ act, by, about, time }) => (
          <Row
            key={`${act} ${time}`}
            title={about ? `${t(actNames[act])}: ${about}` : t(actNames[act])}
            detail={`${deskTime(time)} · ${by ?? t('the partner')}`}
          />
        ))}
      </Rows>
    </Section>
  )
}
