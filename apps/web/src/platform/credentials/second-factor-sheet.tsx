import './second-factor-sheet.css'
import { twoFactor } from '@kaadi/contract/two-factor'
import { hasCode } from '@kaadi/core/errors'
import { useAction, useForm } from '@kaadi/react'
import { Button, Sheet, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useClient } from '../net/use-client.ts'
import { usePlatform } from '../page/platform-context.ts'
import { sayError } from '../words/say-error.ts'
import { FactorField, factorFault } from './factor-field.tsx'

/** Asks for a code of the authenticator app, or a recovery code, and proves it. */
export default function SecondFactorSheet() {
  const client = useClient()
  const { secondFactor, toaster } = usePlatform()
  const [isRecovery, setRecovery] = useState(false)
  const { run, isRunning } = useAction((factor: string) =>
    client.call(twoFactor.prove, { body: { factor }, quiet: true }).then(
      () => true,
      (error: unknown) => {
        const isOfField = hasCode(error, 'wrongSecondFactor', 'invalidInput', 'accountLocked')
        if (isOfField) form.fail('factor', sayError(error))
        else toaster.fail(sayError(error))
        throw error
      },
    ),
  )
  const form = useForm({
    initial: { factor: '' },
    check: ({ factor }) => ({ factor: factorFault(factor, isRecovery) }),
    onSubmit: async ({ factor }) => {
      if (await run(factor)) secondFactor.answer(true)
    },
  })
  const switchKind = () => {
    form.field('factor').set('')
    setRecovery(!isRecovery)
  }
  return (
    <Sheet
      open
      onClose={() => secondFactor.answer(false)}
      title={t('Is it you?')}
      description={
        isRecovery
          ? t('Each recovery code works once.')
          : t('Open your authenticator app and enter the code that it shows for us.')
      }
      dismissable={!isRunning}
    >
      <form {...form.form} className="w-second-factor">
        <FactorField form={form} isRecovery={isRecovery} />
        <TextLink as="button" type="button" onClick={switchKind}>
          {isRecovery ? t('Use the app') : t('Use a recovery code')}
        </TextLink>
        <Button type="submit" block loading={isRunning}>
          {t('Go on')}
        </Button>
      </form>
    </Sheet>
  )
}
