import { Confirm } from '@kaadi/ui'
import { type ReactNode, useEffect, useState } from 'react'

export interface LeaveWarning {
  /** Goes at once where nothing would be lost, else asks first. */
  readonly leave: (go: () => void) => void
  readonly dialog: ReactNode
}

/** Warns before a filled form is left: card codes are kept nowhere but on this screen. */
export function useLeaveWarning(isFilled: boolean, isUnanswered: boolean): LeaveWarning {
  const [go, setGo] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isFilled) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isFilled])
  return {
    leave: (then) => (isFilled ? setGo(() => then) : then()),
    dialog: (
      <Confirm
        open={go !== null}
        onClose={() => setGo(null)}
        title="Leave without sending?"
        cancelLabel="Stay"
        confirmLabel="Leave"
        variant="danger"
        onConfirm={() => {
          setGo(null)
          go?.()
        }}
      >
        {isUnanswered
          ? 'We do not know yet whether your card arrived. Look in your trades before you send it again.'
          : 'Photos and codes on this screen are not kept when you leave.'}
      </Confirm>
    ),
  }
}
