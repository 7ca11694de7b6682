import type { PayoutTrace, TraceStatus } from '@kaadi/contract/payout-traces'
import { traceStatus } from '@kaadi/contract/payout-traces'
import { type Message, msg, t } from '@kaadi/words'
import { exactMoney } from '../../platform/content/exact-money.tsx'

const names: Readonly<Record<TraceStatus, Message>> = {
  0: msg('Waits for an answer'),
  1: msg('Answered'),
  2: msg('Came back'),
}

/** How a trace stands, as a list says it. What is late says so. */
export const stateOf = ({ status, dueTime }: Pick<PayoutTrace, 'status' | 'dueTime'>, now: number): string =>
  status === traceStatus.open && now >= Date.parse(dueTime) ? t('Late') : t(names[status])

/** What should have come. */
export const netOf = ({ withdrawal }: Pick<PayoutTrace, 'withdrawal'>): string =>
  exactMoney(withdrawal.net, withdrawal.currencyId)
