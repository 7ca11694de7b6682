import { t } from '@kaadi/words'
import './users-form.css'
import { Alert, Button, Dock, TextField } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import type { OwnName } from './use-own-name.controller.ts'

const formId = 'own-name'

/** First and last name, as the bank has them. */
export function OwnNameView({ form, problem }: OwnName) {
  return (
    <form {...form.form} id={formId} className="w-users-form">
      <p>
        {t(
          'We pay only into accounts in your own name. Write it as your bank has it. Once an account is saved it can no longer be changed here.',
        )}
      </p>
      {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
      <TextField {...form.text('firstName')} label={t('First name')} autoComplete="given-name" required />
      <TextField {...form.text('lastName')} label={t('Last name')} autoComplete="family-name" required />
    </form>
  )
}

/** The one action of the form. */
export function OwnNameDock({ isBusy }: Pick<OwnName, 'isBusy'>) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} block loading={isBusy}>
        {t('Continue')}
      </Button>
    </Dock>
  )
}
