import './provider-return.css'
import type { Identity } from '@kaadi/contract/identities'
import { Alert, Button, EmptyState, Panel, PasswordField, Row, Rows, TextLink } from '@kaadi/ui'
import { UserCheckIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { WhosePassword } from '../../platform/credentials/whose-password.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import type { Identities } from './use-identities.controller.ts'

/** The logins of a provider that sign in to the account, and the way to take one off. */
export function IdentitiesView(props: Identities) {
  const { list, error, onRetry, chosen, onChoose } = props
  if (chosen) return <RemoveForm {...props} chosen={chosen} />
  if (list) return <List list={list} onChoose={onChoose} />
  return error ? (
    <LoadFailure error={error} onRetry={onRetry} />
  ) : (
    <RowsSkeleton label={t('Loading who signs in')} rows={1} />
  )
}

function List({ list, onChoose }: { list: readonly Identity[]; onChoose: Identities['onChoose'] }) {
  if (list.length === 0)
    return (
      <EmptyState title={t('Only your password signs in')}>
        {t('No login of another service is bound to your account.')}
      </EmptyState>
    )
  return (
    <>
      <p>{t('Whoever is signed in there comes into your account without its password.')}</p>
      <Panel padding="none">
        <Rows>
          {list.map((identity) => (
            <Row
              key={identity.id}
              startContent={<UserCheckIcon />}
              title={identity.name}
              detail={t('Bound {time}, last used {used}', {
                time: times.ago(identity.createTime),
                used: times.ago(identity.lastUsedTime),
              })}
              endContent={
                <TextLink
                  as="button"
                  type="button"
                  aria-label={t('Take off {name}', { name: identity.name })}
                  onClick={() => onChoose(identity)}
                >
                  {t('Take off')}
                </TextLink>
              }
            />
          ))}
        </Rows>
      </Panel>
    </>
  )
}

function RemoveForm({ chosen, form, email, problem, isBusy, onChoose }: Identities & { chosen: Identity }) {
  return (
    <form {...form.form} className="w-identities-form">
      {problem && <Alert tone="bad" title={problem} />}
      <p>{t('{name} will no longer sign in to your account. Your password does.', { name: chosen.name })}</p>
      <WhosePassword email={email ?? ''} />
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" block variant="danger" loading={isBusy}>
        {t('Take it off')}
      </Button>
      <Button variant="link" block onClick={() => onChoose(undefined)}>
        {t('Leave it')}
      </Button>
    </form>
  )
}
