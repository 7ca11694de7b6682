import './partner.css'
import type { PartnerStanding, Webhook } from '@kaadi/contract/partners'
import { LoadSwitch } from '@kaadi/react'
import { Alert, Button, Panel, Row, Rows, Section, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { NotPartner } from './not-partner.tsx'
import { SecretShown } from './secret-shown.tsx'
import type { WebhookScreen } from './use-webhook.controller.ts'

/** Where events are sent, what they are signed with, and a test. */
export function WebhookView(props: WebhookScreen) {
  const { partner, error, onRetry } = props
  return (
    <LoadSwitch
      data={partner}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={
        partner === null ? <NotPartner /> : <RowsSkeleton rows={3} label={t('Loading your webhook')} />
      }
    >
      {(partner) => (partner ? <WebhookOf {...props} {...partner} /> : <NotPartner />)}
    </LoadSwitch>
  )
}

function WebhookOf({ webhook, suspension, ...props }: WebhookScreen & PartnerStanding) {
  const { secret } = props
  return (
    <>
      {secret && (
        <SecretShown
          title={t('Copy your signing secret now')}
          secret={secret}
          isCopied={props.isCopied}
          onCopy={props.onCopy}
          onKept={props.onKept}
        />
      )}
      {webhook && <Saved {...props} webhook={webhook} isPaused={suspension !== null} />}
      {!suspension && (
        <Section title={webhook ? t('Another address') : t('Where do we send events?')}>
          <form {...props.form.form} className="w-partner-form">
            {props.problem && (
              <Alert tone="bad" icon={<CircleAlertIcon />} title={props.problem} role="alert" />
            )}
            <TextField
              {...props.form.text('url')}
              label={t('Address of your server')}
              hint={t('https alone, and reachable for everybody')}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={300}
              required
            />
            <Button type="submit" block loading={props.isBusy}>
              {t('Save the address')}
            </Button>
          </form>
        </Section>
      )}
      <p className="k-quiet">
        {t(
          'Each event is signed. Check the header Kaadi-Signature, and read the order by its call: an event may come more than once.',
        )}
      </p>
    </>
  )
}

function Saved({
  webhook: { url, secretTime, oldSecretUntil },
  isPaused,
  onTest,
  onRotate,
  isBusy,
}: WebhookScreen & { readonly webhook: Webhook; readonly isPaused: boolean }) {
  return (
    <>
      <Panel padding="none">
        <Rows>
          <Row title={t('Address')} detail={<code className="w-partner-code">{url}</code>} />
          <Row
            title={t('Signing secret')}
            detail={
              oldSecretUntil
                ? t('The one before holds until {time}', { time: times.short(oldSecretUntil) })
                : t('Made {time}', { time: times.ago(secretTime) })
            }
          />
        </Rows>
      </Panel>
      {!isPaused && (
        <div className="w-partner-form">
          <Button block loading={isBusy} onClick={onTest}>
            {t('Send a test event')}
          </Button>
          <Button variant="secondary" block loading={isBusy} onClick={onRotate}>
            {t('Replace the signing secret')}
          </Button>
        </div>
      )}
    </>
  )
}
