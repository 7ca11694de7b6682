import { labelled, msg, t } from '@kaadi/words'
import './account.css'
import type { User } from '@kaadi/contract/users'
import { AlertDialog, Panel, Row, Rows, Section, SegmentedControl, Skeleton, Tag } from '@kaadi/ui'
import {
  BellIcon,
  CircleHelpIcon,
  GiftIcon,
  LandmarkIcon,
  LogOutIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  StarIcon,
  TicketPercentIcon,
} from '@kaadi/ui/icons'
import type { LanguageCode } from '@kaadi/words/languages'
import type { ReactNode } from 'react'
import { unreadWords } from '../../platform/content/unread-words.ts'
import type { Scheme } from '../../platform/device/scheme.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { shownName } from '../../platform/session/shown-name.ts'
import { LanguageField } from '../../platform/words/language-field.tsx'

export interface AccountState {
  /** Undefined until it is known. */
  readonly user: User | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly unread: number
  readonly scheme: Scheme
  readonly onScheme: (scheme: Scheme) => void
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
  readonly signOut: {
    readonly isAsking: boolean
    readonly isBusy: boolean
    readonly onAsk: () => void
    readonly onCancel: () => void
    readonly onConfirm: () => void
  }
}

const schemes = [
  { value: 'system', label: msg('As the phone') },
  { value: 'light', label: msg('Light') },
  { value: 'dark', label: msg('Dark') },
] as const

export interface AccountViewProps extends AccountState {
  /** The seller's picture, and the way to change it. */
  readonly avatar: ReactNode
  /** Stands after the links: what is used of the day's limit. */
  readonly limits: ReactNode
  /** Stand beside the language: the seller's currency, and whether visits may be measured. */
  readonly choices: ReactNode
}

/** Who is signed in, how the app looks, and the way out. */
export function AccountView(props: AccountViewProps) {
  const { unread, scheme, onScheme, signOut } = props
  return (
    <>
      <Person {...props} />
      <Panel padding="none">
        <Rows>
          <Row
            as={Link}
            to={paths.accountCenter}
            startContent={<ShieldCheckIcon />}
            title={t('Account and safety')}
          />
          <Row
            as={Link}
            to={paths.notifications}
            startContent={<BellIcon />}
            title={t('Notifications')}
            {...(unread > 0 && {
              endContent: <Tag tone="todo">{unreadWords(unread)}</Tag>,
              chevron: true,
            })}
          />
          <Row as={Link} to={paths.transaction} startContent={<ReceiptTextIcon />} title={t('Your trades')} />
          <Row as={Link} to={paths.activity} startContent={<GiftIcon />} title={t('What is on')} />
          <Row as={Link} to={paths.coupon} startContent={<TicketPercentIcon />} title={t('Coupons')} />
          <Row as={Link} to={paths.bankList} startContent={<LandmarkIcon />} title={t('Bank accounts')} />
          <Row as={Link} to={paths.help} startContent={<CircleHelpIcon />} title={t('Help')} />
        </Rows>
      </Panel>
      {props.limits}
      <Section title={t('Appearance')}>
        <SegmentedControl
          label={t('Appearance')}
          options={labelled(schemes)}
          value={scheme}
          onValueChange={onScheme}
        />
      </Section>
      <LanguageField language={props.language} onLanguage={props.onLanguage} />
      {props.choices}
      <Panel padding="none">
        <Row
          as="button"
          startContent={<LogOutIcon />}
          title={t('Sign out')}
          chevron={false}
          onClick={signOut.onAsk}
        />
      </Panel>
      <AlertDialog
        open={signOut.isAsking}
        onClose={signOut.onCancel}
        onConfirm={signOut.onConfirm}
        loading={signOut.isBusy}
        title={t('Sign out of this phone?')}
        confirmLabel={t('Sign out')}
        cancelLabel={t('Stay signed in')}
      >
        {t('Your trades and your money stay as they are. You need your password to come back.')}
      </AlertDialog>
    </>
  )
}

function Person({ user, error, onRetry, avatar }: AccountViewProps) {
  if (!user && error) return <LoadFailure error={error} onRetry={onRetry} />
  return (
    <Panel aria-busy={user ? undefined : true}>
      <div className="w-account-person">
        {user ? avatar : <Skeleton width="3rem" height="3rem" />}
        <div className="w-account-names">
          {user ? (
            <>
              <p className="w-account-name">{shownName(user)}</p>
              <p className="k-small k-quiet w-account-email">{user.email}</p>
              <Link to={paths.accountExp} className="w-account-level">
                <Tag icon={<StarIcon />}>{t('Level {level}', { level: user.level })}</Tag>
              </Link>
            </>
          ) : (
            <>
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="80%" height="1.25rem" />
              <span className="w-account-level">
                <Skeleton width="5rem" height="1.5rem" />
              </span>
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}
