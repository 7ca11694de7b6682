import { AlertDialog } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { type ReactNode, useState } from 'react'
import { useBackGuard } from '../../platform/navigation/use-back-guard.ts'
import { useUnloadWarning } from '../../platform/navigation/use-unload-warning.ts'

export interface LeaveWarningOptions {
  /** Something was entered: leaving asks. */
  readonly isFilled: boolean
  /** A code or a photo on its way would be gone for good: the browser asks too. */
  readonly wouldLose: boolean
  readonly isUnanswered: boolean
  /** It is on its way to the service. */
  readonly isUnderWay: boolean
  /** It waits for a connection. */
  readonly isQueued: boolean
}

export interface LeaveWarning {
  /** Goes at once where nothing was entered, else asks first. */
  readonly leave: (go: () => void) => void
  /** Goes without asking. */
  readonly goOn: (go: () => void) => void
  readonly dialog: ReactNode
}

const wordsOf = ({ wouldLose, isUnanswered, isUnderWay, isQueued }: LeaveWarningOptions): string => {
  if (isUnderWay)
    return t(
      'Your card is being sent and may arrive, also if you leave. Look in your trades before you send it again.',
    )
  if (isUnanswered)
    return t('We do not know yet whether your card arrived. Look in your trades before you send it again.')
  if (isQueued && !wouldLose)
    return t(
      'It is not sent yet. It waits on this phone for a day and is sent by itself once you are connected, whatever screen of the app is open.',
    )
  const lost = t(
    'What you entered is kept on this phone for a day, but not card codes, nor photos that are still being sent.',
  )
  if (isQueued) return `${t('It is not sent yet, and is not sent once you leave.')} ${lost}`
  if (wouldLose) return lost
  return t('What you entered is kept on this phone for a day. You find it in the list of cards.')
}

const systemBack = () => window.history.back()

/** Asks before a filled form is left, by its own Back, the system's, or a reload that would lose a code. */
export function useLeaveWarning(options: LeaveWarningOptions): LeaveWarning {
  const { isFilled, wouldLose, isUnanswered, isUnderWay } = options
  const isOut = isUnanswered || isUnderWay
  const [go, setGo] = useState<(() => void) | null>(null)
  const ask = (then: () => void) => setGo(() => then)
  const goOn = useBackGuard(isFilled, () => ask(systemBack), ask)
  useUnloadWarning(wouldLose)
  return {
    leave: (then) => (isFilled ? ask(then) : goOn(then)),
    goOn,
    dialog: (
      <AlertDialog
        open={go !== null}
        onClose={() => setGo(null)}
        title={isOut ? t('Leave before we have an answer?') : t('Leave without sending?')}
        cancelLabel={t('Stay')}
        confirmLabel={t('Leave')}
        variant={wouldLose && !isOut ? 'danger' : 'primary'}
        onConfirm={() => {
          setGo(null)
          if (go) goOn(go)
        }}
      >
        {wordsOf(options)}
      </AlertDialog>
    ),
  }
}
