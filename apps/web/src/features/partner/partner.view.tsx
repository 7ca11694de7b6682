import './partner.css'
import type { PartnerApplication, PartnerOverview, PartnerStanding } from '@kaadi/contract/partners'
import { LoadSwitch } from '@kaadi/react'
import { Alert, Button, Panel, Row, Rows, Section, Tag, TextArea, TextField } from '@kaadi/ui'
import {
  BadgePercentIcon,
  CircleAlertIcon,
  HourglassIcon,
  KeyRoundIcon,
  LinkIcon,
  ReceiptTextIcon,
} from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { figure } from '../../platform/money/figure.ts'
import { shortMoney } from '../../platform/money/short-money.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { tierNames } from './partner-words.ts'
import type { Partner } from './use-partner.controller.ts'

/** What the programme gives; the application, or the partner's own part. */
export function PartnerView(props: Partner) {
  const { overview, error, onRetry } = props
  return (
    <LoadSwitch
      data={overview}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={5} label={t('Loading the partner programme')} />}
    >
      {(overview) => (
        <>
          {overview.partner ? (
            <Standing partner={overview.partner} />
          ) : (
            overview.application && <Application {...overview.application} />
          )}
          <Tiers {...overview} />
          {!overview.partner && overview.application?.status !== 'waiting' && <Apply {...props} />}
        </>
      )}
    </LoadSwitch>
  )
}

function Application({ status, companyName, createTime, refusal }: PartnerApplication) {
  if (status === 'waiting')
    return (
      <Alert tone="wait" icon={<HourglassIcon />} title={t('We are looking at your application')}>
        {t('{company}, sent {time}. You get a message once it is decided.', {
          company: companyName,
          time: times.ago(createTime),
        })}
      </Alert>
    )
  return refusal ? (
    <Alert tone="todo" icon={<CircleAlertIcon />} title={fromService(refusal.text)}>
      {fromService(refusal.nextStep)}
    </Alert>
  ) : null
}

const view = (name: string) => withQuery(paths.activityPartner, { view: name })

function Standing({ partner: { keys, webhook, suspension } }: { readonly partner: PartnerStanding }) {
  const live = keys.filter(({ status }) => status === 'live' || status === 'ending').length
  return (
    <>
      {suspension && (
        <Alert tone="bad" icon={<CircleAlertIcon />} title={t('Your partner access is paused')}>
          {fromService(suspension.text)} {fromService(suspension.nextStep)}
        </Alert>
      )}
      <Panel padding="none">
        <Rows>
          <Row
            as={Link}
            to={view('keys')}
            startContent={<KeyRoundIcon />}
            title={t('Keys')}
            detail={t('{count, plural, =0 {None yet} one {One works} other {# work}}', { count: live })}
          />
          <Row
            as={Link}
            to={view('webhook')}
            startContent={<LinkIcon />}
            title={t('Webhook')}
            detail={webhook ? <span className="w-partner-code">{webhook.url}</span> : t('No address yet')}
          />
          <Row
            as={Link}
            to={view('log')}
            startContent={<ReceiptTextIcon />}
            title={t('Delivery log')}
            detail={t('What became of each event')}
          />
          <Row
            as={Link}
            to={view('volume')}
            startContent={<BadgePercentIcon />}
            title={t('Volume')}
            detail={t('By month and brand, and what is missing to the next tier')}
          />
        </Rows>
      </Panel>
    </>
  )
}

function Tiers({ tiers, currencyId, partner }: PartnerOverview) {
  return (
    <Section
      title={t('What it gives')}
      note={t('Your program sells on your own account, with a key, and is told what becomes of each order.')}
    >
      <Panel padding="none">
        <Rows>
          {tiers.map(({ tier, fromAmount, callsPerMinute, keysMax }) => (
            <Row
              key={tier}
              title={t(tierNames[tier])}
              detail={t('From {amount} a month. {calls} calls a minute, {keys} keys.', {
                amount: shortMoney(fromAmount, currencyId),
                calls: figure(callsPerMinute),
                keys: figure(keysMax),
              })}
              endContent={partner?.tier === tier ? <Tag tone="ok">{t('You are here')}</Tag> : undefined}
            />
          ))}
        </Rows>
      </Panel>
    </Section>
  )
}

function Apply({ form, problem, isBusy, overview }: Partner) {
  const isAgain = overview?.application?.status === 'refused'
  return (
    <Section title={isAgain ? t('Apply again') : t('Apply')}>
      <form {...form.form} className="w-partner-form">
        {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
        <TextField
          {...form.text('companyName')}
          label={t('Name of your business')}
          autoComplete="organization"
          maxLength={80}
          required
        />
        <TextField
          {...form.text('website')}
          label={t('Website')}
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={200}
          required
        />
        <TextArea
          {...form.text('sells')}
          label={t('What do you sell, and where do the cards come from?')}
          maxLength={500}
          required
        />
        <TextField
          {...form.text('expectedVolume')}
          label={t('What do you expect to sell in a month?')}
          hint={t('In the currency of your wallet')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Button type="submit" block loading={isBusy}>
          {t('Send the application')}
        </Button>
      </form>
    </Section>
  )
}
