import '@kaadi/ui/css/two-factor.css'
import './passkeys.css'
import type { Passkey } from '@kaadi/contract/passkeys'
import {
  Alert,
  Button,
  EmptyState,
  Panel,
  PasswordField,
  RecoveryCodes,
  Row,
  Rows,
  Tag,
  TextField,
  TextLink,
} from '@kaadi/ui'
import { FingerprintIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import type { Passkeys } from './use-passkeys.controller.ts'

export interface PasskeysViewProps extends Passkeys {
  /** Whether one can be made at this address. */
  readonly isPossible: boolean
}

/** The passkeys of the account, and the ways to add, name and remove one. */
export function PasskeysView(props: PasskeysViewProps) {
  const { list, error, onRetry, step, onStep } = props
  if (step.at === 'codes')
    return (
      <Panel padding="large">
        <RecoveryCodes
          codes={step.recoveryCodes.map((code) => ({ code }))}
          onDone={() => onStep({ at: 'list' })}
        />
      </Panel>
    )
  if (step.at !== 'list') return <PasskeyForm {...props} />
  if (list) return <List {...props} list={list} />
  return error ? (
    <LoadFailure error={error} onRetry={onRetry} />
  ) : (
    <RowsSkeleton label={t('Loading your passkeys')} rows={2} />
  )
}

function List({
  list,
  isBusy,
  isPossible,
  onStep,
  onRenewCodes,
}: PasskeysViewProps & { list: readonly Passkey[] }) {
  return (
    <>
      {list.length === 0 ? (
        <EmptyState title={t('No passkey yet')}>
          {t(
            'Your face, your finger or the PIN of your phone, beside your password. Nobody can type it for you.',
          )}
        </EmptyState>
      ) : (
        <Panel padding="none">
          <Rows>
            {list.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onStep={onStep} />
            ))}
          </Rows>
        </Panel>
      )}
      {isPossible ? (
        <Button block onClick={() => onStep({ at: 'add' })}>
          {t('Add a passkey')}
        </Button>
      ) : (
        <Alert tone="todo" title={t('Passkeys do not work at this address.')}>
          {t('They need a site with a name, and this address is a number.')}
        </Alert>
      )}
      {list.length > 0 && (
        <Button variant="secondary" block loading={isBusy} onClick={onRenewCodes}>
          {t('Make new recovery codes')}
        </Button>
      )}
    </>
  )
}

const lastUsed = ({ lastUsedTime, createTime }: Passkey): string =>
  lastUsedTime
    ? t('Last used {time}', { time: times.ago(lastUsedTime) })
    : t('Added {time}, not used yet', { time: times.ago(createTime) })

function PasskeyRow({ passkey, onStep }: { passkey: Passkey; onStep: Passkeys['onStep'] }) {
  const { name, isStopped } = passkey
  return (
    <Row
      startContent={<FingerprintIcon />}
      title={<span className="w-passkeys-name">{name}</span>}
      detail={
        isStopped
          ? t('It may have been copied, so it opens nothing any more. Remove it, and add your device anew.')
          : lastUsed(passkey)
      }
      endContent={
        <span className="w-passkeys-ways">
          {isStopped && <Tag tone="bad">{t('Stopped')}</Tag>}
          <TextLink
            as="button"
            type="button"
            aria-label={t('Rename {name}', { name })}
            onClick={() => onStep({ at: 'rename', passkey })}
          >
            {t('Rename')}
          </TextLink>
          <TextLink
            as="button"
            type="button"
            aria-label={t('Remove {name}', { name })}
            onClick={() => onStep({ at: 'remove', passkey })}
          >
            {t('Remove')}
          </TextLink>
        </span>
      }
    />
  )
}

function PasskeyForm({ step, form, email, problem, isBusy, onStep }: Passkeys) {
  return (
    <form {...form.form} className="w-passkeys-form">
      {problem && <Alert tone="bad" title={problem} />}
      {step.at === 'remove' && (
        <p>{t('"{name}" will no longer open your account.', { name: step.passkey.name })}</p>
      )}
      {step.at === 'add' && (
        <p>{t('First your password, so that nobody else ties a device to your account.')}</p>
      )}
      {step.at !== 'remove' && (
        <TextField {...form.text('name')} label={t('Name of the passkey')} autoComplete="off" required />
      )}
      {step.at !== 'rename' && (
        <>
          <WhosePassword email={email ?? ''} />
          <PasswordField
            {...form.text('password')}
            label={t('Password')}
            autoComplete="current-password"
            required
          />
        </>
      )}
      <Button type="submit" block variant={step.at === 'remove' ? 'danger' : 'primary'} loading={isBusy}>
        {step.at === 'add' ? t('Go on') : step.at === 'rename' ? t('Save name') : t('Remove passkey')}
      </Button>
      <Button variant="link" block onClick={() => onStep({ at: 'list' })}>
        {t('Leave it')}
      </Button>
    </form>
  )
}
