import '@kaadi/ui/css/two-factor.css'
import './account.css'
import type { Operator } from '@kaadi/contract/operators'
import type { OpenSession } from '@kaadi/contract/sessions'
import type { TwoFactorStatus } from '@kaadi/contract/two-factor'
import { Alert, Button, Panel, RecoveryCodes, Section, Tag, TextField } from '@kaadi/ui'
import { FactList } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { listRoles } from '../../platform/content/role-names.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { Passkeys } from './passkeys/passkeys.tsx'
import type { AccountState } from './use-account.controller.ts'

export interface AccountViewProps extends Omit<AccountState, 'known'> {
  readonly operator: Operator
  readonly factor: TwoFactorStatus
  readonly sessions: readonly OpenSession[]
}

/** Who one is, the second factor and its recovery codes, passkeys, and where one is signed in. */
export function AccountView(props: AccountViewProps) {
  const { operator, problem } = props
  return (
    <div className="c-own">
      <FactList
        facts={[
          { label: t('Name'), value: operator.name },
          { label: t('Email'), value: operator.email },
          { label: t('Roles'), value: listRoles(operator.roles, 'name') },
        ]}
      />
      <Factor {...props} />
      <Passkeys email={operator.email} hasApp={props.factor.isOn} />
      {problem !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(problem)} />
      )}
      <Sessions {...props} />
    </div>
  )
}

function Factor({ factor, form, recoveryCodes, isBusy, onKept }: AccountViewProps) {
  return (
    <Section title={t('Authenticator app')}>
      {factor.isOn ? (
        <FactList
          facts={[
            { label: t('Set up'), value: factor.since ? deskTime(factor.since) : '–' },
            { label: t('Recovery codes left'), value: String(factor.recoveryCodesLeft) },
          ]}
        />
      ) : (
        <p className="k-quiet">{t('This account of the demonstration signs in by its password alone.')}</p>
      )}
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes.map((code) => ({ code }))} onDone={onKept} />
      ) : (
        factor.isOn && (
          <form {...form.form} className="c-own-form">
            <TextField
              {...form.text('factor')}
              label={t('Code from the app')}
              hint={t('New recovery codes are shown once. The old ones stop to work.')}
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
            <Button type="submit" size="small" variant="secondary" loading={isBusy}>
              {t('Make new recovery codes')}
            </Button>
          </form>
        )
      )}
    </Section>
  )
}

function Sessions({ sessions, isBusy, onEnd }: AccountViewProps) {
  return (
    <Section title={t('Signed in')}>
      <Panel>
        <ul className="c-own-sessions">
          {sessions.map(({ id, browser, system, ip, lastSeenTime, isCurrent }) => {
            const place = [browser ?? t('Unknown browser'), system, ip].filter(Boolean).join(' · ')
            return (
              <li key={id}>
                <span>
                  {place}
                  <span className="k-quiet"> {t('Seen {time}', { time: deskTime(lastSeenTime) })}</span>
                </span>
                {isCurrent ? (
                  <Tag tone="ok">{t('This one')}</Tag>
                ) : (
                  <Button
                    size="small"
                    variant="ghost"
                    disabled={isBusy}
                    aria-label={t('End the session {place}', { place })}
                    onClick={() => onEnd(id)}
                  >
                    {t('End')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </Panel>
      {sessions.length > 1 && (
        <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onEnd()}>
          {t('End all others')}
        </Button>
      )}
    </Section>
  )
}
