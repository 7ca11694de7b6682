import type { Form } from '@kaadi/react'
import { PasswordField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { NewPin } from './new-pin.ts'

/** Digits alone, and none that the browser fills in. */
export const pinEntry = { inputMode: 'numeric', autoComplete: 'new-password', required: true } as const

/** The withdrawal password that is to be, twice. */
export function NewPinFields({ form }: { form: Pick<Form<NewPin>, 'text'> }) {
  return (
    <>
      <PasswordField
        {...form.text('pin')}
        {...pinEntry}
        label={t('New withdrawal password')}
        hint={t('Six digits. Not your birthday, not 123456.')}
      />
      <PasswordField {...form.text('pinAgain')} {...pinEntry} label={t('Enter it again')} />
    </>
  )
}
