import { t } from '@kaadi/words'
import './account-center.css'
import type { User } from '@kaadi/contract/users'
import { AlertDialog, Panel, Row, Rows, Section, Skeleton, Tag } from '@kaadi/ui'
import {
  BellIcon,
  FingerprintIcon,
  KeyRoundIcon,
  LockIcon,
  MailIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
  Trash2Icon,
  UserIcon,
} from '@kaadi/ui/icons'
import type { ReactNode } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { changePinPath, paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { PauseNotice } from '../../platform/screens/pause-notice.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { OpenSessions } from './open-sessions.view.tsx'
import { sessionName } from './session-name.ts'
import type { AccountCenter } from './use-account-center.controller.ts'

const countryName = (code: string): string => (code === 'GH' ? t('Ghana') : t('Nigeria'))

export interface AccountCenterViewProps extends AccountCenter {
  /** Asks for a first withdrawal password. */
  readonly onSetPin: () => void
  /** Stands after what keeps the account safe: what is used of the day's limit. */
  readonly limits?: ReactNode
  /** Stands after the places where it is signed in: what else signs in. */
  readonly children?: ReactNode
}

/** Who it is, how the account is kept safe, and where it is signed in. */
export function AccountCenterView(props: AccountCenterViewProps) {
  const { user, userError, onUserRetry, sessions, ending, onSetPin, limits, children } = props
  return (
    <>
      <PauseNotice />
      <Section title={t('Your details')}>
        {!user && userError ? (
          <LoadFailure error={userError} onRetry={onUserRetry} />
        ) : (
          <Details user={user} />
        )}
      </Section>
      <Section title={t('Verification')}>
        <Panel padding="none">
          <Row
            as={Link}
            to={withQuery(paths.accountCenter, { view: 'verification' })}
            startContent={<ShieldCheckIcon />}
            title={user ? t('Verification level {level}', { level: user.kycLevel }) : t('Verification')}
            detail={
              user && user.kycLevel >= 2
                ? t('Everything is unlocked')
                : t('Show who you are, and withdraw more in a day')
            }
          />
        </Panel>
      </Section>
      <Section title={t('Safety')}>
        <Panel padding="none">
          <Rows>
            <Row
              as={Link}
              to={paths.resetPassword}
              startContent={<LockIcon />}
              title={t('Password')}
              detail={t('Changed with the one you have and a mailed code')}
            />
            <Row
              as={Link}
              to={withQuery(paths.accountCenter, { view: 'twoFactor' })}
              startContent={<SmartphoneIcon />}
              title={t('Two-factor sign-in')}
              detail={t('A code of an app, or a passkey, beside your password')}
              endContent={
                user ? (
                  <Tag tone={user.twoFactor ? 'ok' : 'plain'}>{user.twoFactor ? t('On') : t('Off')}</Tag>
                ) : (
                  <Skeleton width="3.5rem" height="1.5rem" />
                )
              }
            />
            <Row
              as={Link}
              to={withQuery(paths.accountCenter, { view: 'passkeys' })}
              startContent={<FingerprintIcon />}
              title={t('Passkeys')}
              detail={t('Your face, finger or PIN beside your password')}
            />
            {user?.pinSet === false ? (
              <Row
                as="button"
                onClick={onSetPin}
                startContent={<KeyRoundIcon />}
                title={t('Withdrawal password')}
                detail={t('Asked for before money leaves')}
                endContent={<Tag tone="todo">{t('Not set')}</Tag>}
                chevron
              />
            ) : (
              <Row
                as={Link}
                to={changePinPath}
                startContent={<KeyRoundIcon />}
                title={t('Withdrawal password')}
                detail={t('Asked for before money leaves')}
                endContent={
                  user ? <Tag tone="ok">{t('Set')}</Tag> : <Skeleton width="3.5rem" height="1.5rem" />
                }
              />
            )}
          </Rows>
        </Panel>
      </Section>
      {limits}
      <Panel padding="none">
        <Row
          as={Link}
          to={withQuery(paths.accountCenter, { view: 'notifications' })}
          startContent={<BellIcon />}
          title={t('How you are told')}
          detail={t('In the app and by mail, for each kind of news')}
        />
      </Panel>
      <OpenSessions {...sessions} onAsk={ending.onAsk} />
      {children}
      <Panel padding="none">
        <Row
          as={Link}
          to={paths.deleteAccount}
          startContent={<Trash2Icon />}
          title={t('Delete account')}
          detail={
            user?.deletionAt
              ? t('Your account is deleted on {time}', { time: times.short(user.deletionAt) })
              : undefined
          }
        />
      </Panel>
      <AlertDialog
        open={ending.asked !== undefined}
        onClose={ending.onCancel}
        onConfirm={ending.onConfirm}
        loading={ending.isBusy}
        title={
          ending.asked === 'others' || ending.asked === undefined
            ? t('Sign out all other devices?')
            : t('Sign out {device}?', { device: sessionName(ending.asked) })
        }
        confirmLabel={t('Sign out')}
        cancelLabel={t('Leave it')}
      >
        {t('It needs your password to come back. If you do not know it, change your password too.')}
      </AlertDialog>
    </>
  )
}

function Details({ user }: { user: User | undefined }) {
  if (!user) return <RowsSkeleton label={t('Loading your details')} rows={2} />
  const { firstName, lastName, email, countryCode } = user
  return (
    <Panel padding="none">
      <Rows>
        <Row
          startContent={<UserIcon />}
          title={firstName && lastName ? `${firstName} ${lastName}` : t('No name yet')}
          detail={firstName ? t('As your bank has it') : t('We ask for it before your first bank account')}
        />
        <Row
          startContent={<MailIcon />}
          title={<span className="w-center-session">{email}</span>}
          detail={countryName(countryCode)}
        />
      </Rows>
    </Panel>
  )
}
