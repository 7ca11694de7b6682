'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CopyIcon } from '../../primitives/icon/generated/copy-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { type ReceiptLine, ReceiptLines } from '../receipt-lines/receipt-lines.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface TradeReceiptProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "What you get", or "What you got" once it is paid. */
  title: ReactNode
  lines: readonly ReceiptLine[]
  /** Left out where nothing is paid. */
  sum?: ReceiptLine | undefined
  /** The trade's number, to name it to us. */
  number?: string | undefined
  copied?: boolean | undefined
  onCopy?: (() => void) | undefined
}

/** What a trade comes to, line by line, and its number. What stands below the number comes as children. */
export function TradeReceipt({
  title,
  lines,
  sum,
  number,
  copied = false,
  onCopy,
  className,
  children,
  ...rest
}: TradeReceiptProps) {
  const words = usePatternWords()
  const heading = useId()
  return (
    <section {...rest} className={classNames('k-trade-receipt', className)} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {(lines.length > 0 || sum) && <ReceiptLines lines={lines} sum={sum} />}
      {number ? (
        <div className="k-trade-receipt-number">
          <p>
            {words.tradeNumber}
            <span className="k-code">{number}</span>
          </p>
          {onCopy ? (
            <IconButton
              icon={copied ? <CheckIcon /> : <CopyIcon />}
              label={copied ? words.copied : words.copyTradeNumber}
              onClick={onCopy}
            />
          ) : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}
