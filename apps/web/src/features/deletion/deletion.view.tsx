import { t } from '@kaadi/words'
import './deletion.css'
import type { DeletionStatus, KeptRecord } from '@kaadi/contract/deletion'
import { Alert, Button, Checkbox, Dock, OtpField, PasswordField, Section } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { CodeSender } from '../../platform/credentials/code-sender.tsx'
import { FormSkeleton } from '../../platform/screens/form-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { times } from '../../platform/time/times.ts'
import { Blockers } from './blockers.view.tsx'
import type { Deletion } from './use-deletion.controller.ts'

const formId = 'delete-account'

const isBlocked = ({ money, work }: DeletionStatus): boolean => money.length > 0 || work.length > 0

/** What goes and what stays, what is still open, and the form; or the day, where it was asked for. */
export function DeletionView(props: Deletion) {
  const { data, error, onRetry } = props
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={onRetry} />
    ) : (
      <FormSkeleton label={t('Loading your account')} />
    )
  if (data.deletionAt !== null) return <Waiting deletionAt={data.deletionAt} />
  return (
    <div className="w-deletion">
      <Facts data={data} />
      {isBlocked(data) ? <Blockers {...data} /> : <Form {...props} data={data} />}
    </div>
  )
}

function Waiting({ deletionAt }: { deletionAt: string }) {
  return (
    <Alert
      tone="todo"
      icon={<CircleAlertIcon />}
      title={t('Your account is deleted on {time}', { time: times.short(deletionAt) })}
    >
      {t(
        'Until then nothing can be sold or withdrawn, and you can keep it. After that nobody can bring it back.',
      )}
    </Alert>
  )
}

function Facts({ data: { undoDays, kept } }: { data: DeletionStatus }) {
  return (
    <Section title={t('What happens')}>
      <ul className="w-deletion-facts">
        <li>{t('You have {days} days to keep your account after all.', { days: undoDays })}</li>
        <li>
          {t('Then your name, your address and your devices are gone, and nothing is paid to your accounts.')}
        </li>
        <li>
          {t('The law asks us to keep some of it. Nobody uses it for anything else:')}
          <ul className="w-deletion-facts">
            {kept.map((record) => (
              <li key={record.what}>{keptWords(record)}</li>
            ))}
          </ul>
        </li>
        <li>{t('Coupons, points and rewards are lost.')}</li>
      </ul>
    </Section>
  )
}

function keptWords({ what, years }: KeptRecord): string {
  if (what === 'trades') return t('your trades, for {years} years', { years })
  if (what === 'payments') return t('what was paid to you, for {years} years', { years })
  return t('the bank accounts and addresses you saved, for {years} years', { years })
}

function Form({ form, code, onSend, problem, data }: Deletion & { data: DeletionStatus }) {
  const [mailed, understood] = [form.field('code'), form.field('isUnderstood')]
  return (
    <form {...form.form} id={formId} className="w-deletion">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <PasswordField
        {...form.text('secret')}
        label={data.proof === 'pin' ? t('Withdrawal password') : t('Password')}
        autoComplete={data.proof === 'pin' ? 'new-password' : 'current-password'}
        {...(data.proof === 'pin' && { inputMode: 'numeric' })}
        required
      />
      <OtpField
        label={t('Code from your mail')}
        name="code"
        value={mailed.value}
        onValueChange={mailed.set}
        onBlur={() => mailed.value !== '' && mailed.leave()}
        error={mailed.error}
        required
      />
      <CodeSender code={code} onSend={onSend} />
      <Checkbox
        name="isUnderstood"
        checked={understood.value}
        error={understood.error}
        onChange={(event) => understood.set(event.currentTarget.checked)}
      >
        {t('I understand that it cannot be brought back after that')}
      </Checkbox>
    </form>
  )
}

/** The one action of the screen; none while something is open. */
export function DeletionDock({ data, isBusy, undo }: Deletion) {
  if (!data) return null
  if (data.deletionAt !== null)
    return (
      <Dock aria-label={t('Actions')}>
        <Button block loading={undo.isBusy} onClick={undo.onUndo}>
          {t('Keep my account')}
        </Button>
      </Dock>
    )
  if (isBlocked(data)) return null
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} variant="danger" block loading={isBusy}>
        {t('Delete account')}
      </Button>
    </Dock>
  )
}
