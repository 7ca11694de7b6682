import type { Quote } from '@kaadi/contract/card-orders'
import { formatMoney, money, subtract, toAmount } from '@kaadi/core/money'
import { type MoneyCurrency, QuoteDock, type QuoteLock, type ReceiptLine } from '@kaadi/ui'
import { fromService, msg, t } from '@kaadi/words'
import type { ReactNode } from 'react'
import type { Estimate } from './estimate.ts'

export interface QuoteDockViewProps {
  /** `$100` or `2 × $100`. */
  face: string
  currency: MoneyCurrency
  estimate: Estimate | null
  quote: Quote | undefined
  /** Instant of this device's clock at which the lock ends. */
  quoteEndsAt: number | undefined
  state: 'estimating' | 'locked' | 'expired' | 'requoting' | 'repriced'
  previousPayout: string | undefined
  /** Whether another payout was in sight for a moment; it is not taken before. */
  isSeen?: boolean
  /** The payout is another one because the coupon is gone, not the rate. */
  isCouponGone?: boolean
  onRequote: () => void
  onAccept: () => void
  action: ReactNode
}

type Line = Estimate['lines'][number] & { readonly label?: string }

const words = {
  levelBonus: msg('Level bonus'),
  specialBonus: msg('Special'),
  coupon: msg('Coupon'),
  fee: msg('Fee'),
} as const

/** The service names a bonus in the same words each time, a coupon by its own title. */
const labelOf = (kind: keyof typeof words, label: string | undefined): string =>
  label === undefined ? t(words[kind]) : fromService(label)

const linesOf = ({ face, currency, estimate, quote }: QuoteDockViewProps): ReceiptLine[] => {
  const source = quote ?? estimate
  if (!source) return []
  const rate = formatMoney(source.rate, { symbol: currency.symbol, mode: 'plain' })
  const lines: readonly Line[] = source.lines
  return lines.map((line) => ({
    label: line.kind === 'base' ? t('{face} at {rate}', { face, rate }) : labelOf(line.kind, line.label),
    amount: line.amount.replace(/^-/, ''),
    currency,
    sign: line.kind === 'base' ? undefined : line.amount.startsWith('-') ? 'out' : 'in',
  }))
}

const differenceOf = (quote: Quote, previousPayout: string): string => {
  const { currencyId } = quote
  return toAmount(subtract(money(quote.payout, currencyId), money(previousPayout, currencyId)))
}

const couponGoneWords = (difference: string, { symbol }: MoneyCurrency): string =>
  difference.startsWith('-')
    ? t('Your coupon is no longer free. Without it you get {amount} less.', {
        amount: formatMoney(difference.slice(1), { symbol }),
      })
    : t('Your coupon is no longer free.')

const lockOf = (props: QuoteDockViewProps): QuoteLock => {
  const { state, currency, quote, quoteEndsAt, previousPayout, isSeen = true, isCouponGone } = props
  const { onRequote, onAccept } = props
  if (state === 'repriced' && quote && previousPayout !== undefined) {
    const difference = differenceOf(quote, previousPayout)
    const why = isCouponGone
      ? { words: couponGoneWords(difference, currency), take: t('Go on without it') }
      : undefined
    return { state: 'expired', difference, why, onRequote: onAccept, loading: !isSeen }
  }
  if (state === 'expired' || state === 'requoting') {
    return { state: 'expired', onRequote, loading: state === 'requoting' }
  }
  if (state === 'estimating' || !quote || quoteEndsAt === undefined) return { state: 'estimate' }
  return {
    state: 'locked',
    deadline: quoteEndsAt,
    totalMs: Date.parse(quote.expiresTime) - Date.parse(quote.createTime),
  }
}

/** The sum at the bottom of the sell screen, from the phone's estimate to the locked quote and past it. */
export function QuoteDockView(props: QuoteDockViewProps) {
  const { state, currency, estimate, quote, previousPayout, action } = props
  // Next to the difference stands what it was before, never a rate that nobody has agreed to.
  const total = state === 'repriced' ? previousPayout : quote?.payout
  return (
    <QuoteDock
      lines={linesOf(props)}
      total={total ?? estimate?.payout ?? null}
      currency={currency}
      lock={lockOf(props)}
      action={action}
    />
  )
}
