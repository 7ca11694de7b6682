import { msg, t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { Button, PasswordField, PinPad, type PinPadProps, Sheet } from '@kaadi/ui'
import { type FormEvent, useState } from 'react'

export interface SetPinViewProps {
  open: boolean
  /** First the six digits twice, then the account's password: a wrong one is told at once, and the digits stay. */
  step: 'choose' | 'repeat' | 'password'
  /** Why the account's password, or the call it was sent with, was refused. */
  passwordProblem: string | null
  isSending: boolean
  digits: string
  padState: PinPadProps['state']
  message: string | null
  onPassword: (password: string) => void
  onDigits: (digits: string) => void
  onClose: () => void
}

const titles = {
  choose: msg('Set a withdrawal password'),
  repeat: msg('Enter them again'),
  password: msg('Confirm that it is you'),
} as const

const descriptions = {
  choose: msg('Six digits that guard every payout. Not your birthday, not 123456.'),
  repeat: msg('The same six digits once more.'),
  password: msg('With the password you sign in with.'),
} as const

/** Sets the first withdrawal password. The account's own password proves that it is the seller who asks. */
export function SetPinView(props: SetPinViewProps) {
  const { open, step, digits, padState, message, isSending, onDigits, onClose } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(titles[step])}
      description={t(descriptions[step])}
      dismissable={!isSending}
      centered
    >
      {step === 'password' ? (
        <PasswordForm {...props} />
      ) : (
        <PinPad
          label={t(titles[step])}
          value={digits}
          onValueChange={onDigits}
          state={padState}
          message={message}
          data-again={step === 'repeat' || undefined}
        />
      )}
    </Sheet>
  )
}

function PasswordForm({ passwordProblem, isSending, onPassword }: SetPinViewProps) {
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (password !== '') onPassword(password)
  }
  const missing = asked && password === '' ? t('Enter the password of your account.') : null
  return (
    <form className="w-stack" onSubmit={submit} noValidate>
      <PasswordField
        label={t('Password of your account')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing ?? passwordProblem}
        required
      />
      <Button type="submit" block loading={isSending}>
        {t('Set withdrawal password')}
      </Button>
    </form>
  )
}
