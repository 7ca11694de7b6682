import { Alert, Button, Money, type MoneyCurrency, type PinPadProps } from '@kaadi/ui'
import { WifiOffIcon } from '@kaadi/ui/icons'
import { Sentence, t } from '@kaadi/words'
import { PinSheet } from '../../platform/forms/pin-sheet.tsx'
import { lockedPinWords, wrongPinWords } from '../../platform/forms/pin-words.ts'

export type PasswordStep = 'closed' | 'pin' | 'submitting' | 'unanswered' | 'locked'

export interface UnitPasswordProps {
  step: PasswordStep
  digits: string
  amount: string
  currency: MoneyCurrency
  /** `GTBank 4821` */
  account: string
  /** The last try was wrong. */
  wrong: boolean
  attemptsLeft: number | undefined
  lockedUntil: number | undefined
  online: boolean
  onDigits: (digits: string) => void
  onComplete: (pin: string) => void
  onRetry: () => void
  onClose: () => void
}

const padState = ({ step, digits, wrong }: UnitPasswordProps): PinPadProps['state'] => {
  if (step === 'locked') return 'locked'
  if (step === 'pin' || step === 'closed') return wrong && digits === '' ? 'wrong' : 'entering'
  return 'checking'
}

/** The withdrawal password, and what became of the one request it was entered for. */
export function UnitPassword(props: UnitPasswordProps) {
  const { step, digits, amount, currency, account, wrong, attemptsLeft, lockedUntil, online } = props
  const held = step === 'submitting' || step === 'unanswered'
  return (
    <PinSheet
      open={step !== 'closed'}
      onClose={props.onClose}
      title={t('Withdrawal password')}
      description={
        <Sentence
          of="<amount/> to {account}"
          parts={{ amount: <Money amount={amount || null} currency={currency} mode="exact" /> }}
          values={{ account }}
        />
      }
      held={held}
      value={held ? '••••••' : digits}
      onValueChange={props.onDigits}
      onComplete={props.onComplete}
      state={padState(props)}
      message={
        step === 'locked'
          ? lockedPinWords(lockedUntil)
          : step === 'pin' && wrong
            ? wrongPinWords(attemptsLeft)
            : undefined
      }
    >
      {step === 'unanswered' && (
        <Alert
          tone="todo"
          icon={<WifiOffIcon />}
          title={online ? t('No answer yet') : t('You are offline')}
          role="alert"
          action={<Button onClick={props.onRetry}>{t('Try again')}</Button>}
        >
          {t('Your request is kept. However often you try, the money is sent once.')}
        </Alert>
      )}
    </PinSheet>
  )
}
