import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'

export interface ReceiptLine {
  label: ReactNode
  amount: string | null
  currency: MoneyCurrency
  sign?: 'in' | 'out' | undefined
  /** An amount that did not move, such as a coupon that went back. */
  quiet?: boolean | undefined
}

export interface ReceiptLinesProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  lines: readonly ReceiptLine[]
  /** The last line: what the seller gets. */
  sum?: ReceiptLine | undefined
}

/** A sum as a receipt: label, dotted leader, figure. */
export function ReceiptLines({ lines, sum, className, ...rest }: ReceiptLinesProps) {
  return (
    <dl {...rest} className={classNames('k-receipt-lines', className)}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt is drawn as a whole, its lines have no life of their own
        <Line key={index} line={line} />
      ))}
      {sum ? <Line line={sum} sum /> : null}
    </dl>
  )
}

function Line({ line, sum = false }: { line: ReceiptLine; sum?: boolean }) {
  const { label, amount, currency, sign, quiet } = line
  return (
    <div data-sum={sum || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} mode="exact" sign={sign} quiet={quiet} />
      </dd>
    </div>
  )
}
