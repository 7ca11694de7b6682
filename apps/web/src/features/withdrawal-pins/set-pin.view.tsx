import '../../platform/screens/stacks.css'
import { Button, PasswordField, PinPad, type PinPadProps, Sheet } from '@kaadi/ui'
import { type FormEvent, useState } from 'react'

export interface SetPinViewProps {
  open: boolean
  /** First the account's password, then the six digits twice. */
  step: 'password' | 'choose' | 'repeat'
  /** Why the account's password was refused. */
  passwordProblem: string | null
  digits: string
  padState: PinPadProps['state']
  message: string | null
  onPassword: (password: string) => void
  onDigits: (digits: string) => void
  onClose: () => void
}

const titles = {
  password: 'Set a withdrawal password',
  choose: 'Choose six digits',
  repeat: 'Enter them again',
} as const

/** Sets the first withdrawal password. The account's own password proves that it is the seller who asks. */
export function SetPinView(props: SetPinViewProps) {
  const { open, step, digits, padState, message, onDigits, onClose } = props
  const description =
    step === 'password'
      ? 'Six digits that guard every payout. First confirm that it is you.'
      : step === 'choose'
        ? 'Not your birthday, not 123456. You will need them for every withdrawal.'
        : 'The same six digits once more.'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titles[step]}
      description={description}
      dismissable={padState !== 'checking'}
      centered
    >
      {step === 'password' ? (
        <PasswordForm {...props} />
      ) : (
        <PinPad
          label={titles[step]}
          value={digits}
          onValueChange={onDigits}
          state={padState}
          message={message}
        />
      )}
    </Sheet>
  )
}

function PasswordForm({ passwordProblem, onPassword }: SetPinViewProps) {
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (password !== '') onPassword(password)
  }
  const missing = asked && password === '' ? 'Enter the password of your account.' : null
  return (
    <form className="w-stack" onSubmit={submit} noValidate>
      <PasswordField
        label="Password of your account"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing ?? passwordProblem}
        required
      />
      <Button type="submit" block>
        Continue
      </Button>
    </form>
  )
}
