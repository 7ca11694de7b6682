import type { ReactNode } from 'react'
import { Alert, type AlertProps } from '../../primitives/alert/alert.tsx'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'

export interface OrderAskProps extends Omit<AlertProps, 'tone' | 'endContent' | 'icon'> {
  /** The request as a verb: "Send a clearer photo". */
  title: ReactNode
  /** The window: the instant it ends, its whole length, and the clock with the server's offset. Asks without a clock leave it out. */
  window?:
    | {
        deadline: number
        totalMs: number
        now?: (() => number) | undefined
        onEnd?: (() => void) | undefined
      }
    | undefined
  /** The window is over. The panel then says what is still possible, and is no longer marigold. */
  over?: boolean | undefined
}

/** What an order needs from the seller, above everything else on its screen, with the clock if there is one. */
export function OrderAsk({ window, over = false, className, ...rest }: OrderAskProps) {
  return (
    <Alert
      {...rest}
      className={className}
      tone={over ? 'plain' : 'todo'}
      icon={over ? <ClockIcon /> : undefined}
      endContent={window && !over ? <Countdown {...window} /> : undefined}
    />
  )
}
