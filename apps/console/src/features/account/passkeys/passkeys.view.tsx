import '../account.css'
import type { Passkey } from '@kaadi/contract/passkeys'
import { Alert, Button, Panel, PasswordField, Section, Tag, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { AppCodeField } from '../../../platform/forms/app-code-field.tsx'
import { sayError } from '../../../platform/net/say-error.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import type { PasskeysState } from './use-passkeys.controller.ts'

interface PasskeysViewProps extends PasskeysState {
  readonly hasApp: boolean
  /** Whether one can be made at this address. */
  readonly isPossible: boolean
}

/** The passkeys with which one signs as a second person. */
export function PasskeysView(props: PasskeysViewProps) {
  const { list, error, step, isPossible, onStep } = props
  return (
    <Section title={t('Passkeys')}>
      <p className="k-quiet">
        {t(
          'With one you sign as a second person for payouts over the limit, batches of payouts, corrections, a restart of payouts and changes of rules: exactly what you see.',
        )}
      </p>
      {error !== null && <Alert tone="bad" icon={<CircleAlertIcon />} title={sayError(error)} />}
      {list && list.length > 0 && (
        <Panel>
          <ul className="c-own-sessions">
            {list.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} onStep={onStep} />
            ))}
          </ul>
        </Panel>
      )}
      {step.at !== 'list' && <StepUp {...props} />}
      {step.at === 'list' && list && isPossible && (
        <div className="c-own-buttons">
          <Button size="small" variant="secondary" onClick={() => onStep({ at: 'add' })}>
            {t('Add a passkey')}
          </Button>
        </div>
      )}
      {!isPossible && (
        <Alert tone="todo" title={t('Passkeys do not work at this address.')}>
          {t('They need a site with a name, and this address is a number.')}
        </Alert>
      )}
    </Section>
  )
}

function PasskeyItem({
  passkey,
  onStep,
}: {
  readonly passkey: Passkey
  readonly onStep: PasskeysState['onStep']
}) {
  const { name, createTime, lastUsedTime, isStopped } = passkey
  return (
    <li>
      <span>
        {name} {isStopped && <Tag tone="bad">{t('Stopped')}</Tag>}
        <span className="k-quiet">
          {' '}
          {lastUsedTime
            ? t('Signed last {time}', { time: deskTime(lastUsedTime) })
            : t('Added {time}, has signed nothing yet', { time: deskTime(createTime) })}
        </span>
      </span>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('Remove the passkey {name}', { name })}
        onClick={() => onStep({ at: 'remove', passkey })}
      >
        {t('Remove')}
      </Button>
    </li>
  )
}

function StepUp({ step, form, problem, hasApp, isBusy, onStep }: PasskeysViewProps) {
  const isAdding = step.at === 'add'
  return (
    <form {...form.form} className="c-own-form">
      {step.at === 'remove' && <p>{t('Remove “{name}”? What it signed stays signed.', step.passkey)}</p>}
      {isAdding && <TextField {...form.text('name')} label={t('Name of the passkey')} required />}
      <PasswordField
        {...form.text('password')}
        label={t('Your password')}
        autoComplete="current-password"
        required
      />
      {hasApp && <AppCodeField {...form.text('code')} refusal={undefined} />}
      {problem !== undefined && <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={problem} />}
      <div className="c-own-buttons">
        <Button type="submit" size="small" variant={isAdding ? 'primary' : 'danger'} loading={isBusy}>
          {isAdding ? t('Add this device') : t('Remove the passkey')}
        </Button>
        <Button size="small" variant="ghost" disabled={isBusy} onClick={() => onStep({ at: 'list' })}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
