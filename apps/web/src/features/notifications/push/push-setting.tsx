import { Panel, Section, Switch } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { usePush } from './use-push.controller.ts'

/** The switch of this browser; nothing where it cannot be told. */
export function PushSetting() {
  const { state, isBusy, onTurn } = usePush()
  if (state === 'impossible') return null
  const isOn = state === 'on'
  return (
    <Section title={t('On this phone')}>
      <Panel>
        <Switch
          checked={isOn}
          disabled={isBusy || state === 'blocked'}
          detail={
            state === 'blocked'
              ? t('Your browser blocks it. Allow notifications for this site in its settings.')
              : t('Also while the app is closed')
          }
          onChange={() => onTurn(!isOn)}
        >
          {t('Tell me here')}
        </Switch>
      </Panel>
    </Section>
  )
}
