import './notification-settings.css'
import type { NotificationKind, NotificationSetting } from '@kaadi/contract/notification-settings'
import { Alert, Panel, Section, Switch } from '@kaadi/ui'
import { ShieldCheckIcon } from '@kaadi/ui/icons'
import { type Message, msg, t } from '@kaadi/words'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../../platform/screens/rows-skeleton.tsx'
import type { NotificationSettings } from './use-notification-settings.controller.ts'

interface KindWords {
  readonly title: Message
  readonly about: Message
  readonly mail: Message
}

const kindWords: Readonly<Record<NotificationKind, KindWords>> = {
  trade: {
    title: msg('Your trades'),
    about: msg('Paid, refused, or waiting for you'),
    mail: msg('A mail for each of them'),
  },
  withdrawal: {
    title: msg('Withdrawals'),
    about: msg('Paid, or come back'),
    mail: msg('A mail for each of them'),
  },
  security: {
    title: msg('Safety of your account'),
    about: msg('Pauses and verification'),
    mail: msg('New devices, passwords, second factors'),
  },
  offers: {
    title: msg('Offers and news'),
    about: msg('Rates that you wait for, and what is on'),
    mail: msg('Rate alerts for which you asked for a mail'),
  },
}

/** What the seller is told about, and where: each kind in the app and by mail. */
export function NotificationSettingsView(props: NotificationSettings) {
  const { list, error, onRetry } = props
  if (!list)
    return error ? (
      <LoadFailure error={error} onRetry={onRetry} />
    ) : (
      <RowsSkeleton label={t('Loading how you are told')} rows={4} />
    )
  return (
    <>
      <p className="k-quiet">
        {t(
          'What you switch off in the app still stands in your notifications. It does not count on the bell.',
        )}
      </p>
      {list.map((setting) => (
        <Kind key={setting.kind} setting={setting} {...props} />
      ))}
    </>
  )
}

function Kind({ setting, isBusy, onSet }: NotificationSettings & { setting: NotificationSetting }) {
  const words = kindWords[setting.kind]
  const isFixed = setting.kind === 'security'
  return (
    <Section title={t(words.title)}>
      <Panel>
        <fieldset className="w-notify" aria-label={t(words.title)}>
          <Switch
            checked={setting.inApp}
            disabled={isFixed || isBusy}
            detail={t(words.about)}
            onChange={() => onSet({ ...setting, inApp: !setting.inApp })}
          >
            {t('In the app')}
          </Switch>
          <Switch
            checked={setting.byMail}
            disabled={isFixed || isBusy}
            detail={t(words.mail)}
            onChange={() => onSet({ ...setting, byMail: !setting.byMail })}
          >
            {t('By mail')}
          </Switch>
        </fieldset>
        {isFixed && (
          <Alert
            tone="plain"
            icon={<ShieldCheckIcon />}
            title={t('Always on: whoever gets into your account cannot keep it from you.')}
          />
        )}
      </Panel>
    </Section>
  )
}
