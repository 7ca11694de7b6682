import { t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { Alert, Button, Dock, PasswordField, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { Link } from '../../platform/navigation/link.tsx'
import { resetPinPath } from '../../platform/navigation/paths.ts'
import { NewPinFields, pinEntry } from './pin-fields.view.tsx'
import type { ChangePin } from './use-change-pin.controller.ts'

const formId = 'change-pin'

/** The withdrawal password as it is, and twice as it is to be. */
export function ChangePinView({ form, problem }: ChangePin) {
  return (
    <form {...form.form} id={formId} className="w-stack">
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <PasswordField
        {...form.text('oldPin')}
        {...pinEntry}
        label={t('Withdrawal password that you have now')}
      />
      <TextLink as={Link} to={resetPinPath}>
        {t('Forgot?')}
      </TextLink>
      <NewPinFields form={form} />
    </form>
  )
}

/** The one action of the form. */
export function ChangePinDock({ isBusy }: Pick<ChangePin, 'isBusy'>) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} block loading={isBusy}>
        {t('Save withdrawal password')}
      </Button>
    </Dock>
  )
}
