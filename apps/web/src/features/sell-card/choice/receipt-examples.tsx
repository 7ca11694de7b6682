import type { ReceiptType } from '@kaadi/contract/card-types'
import { type Message, msg, t } from '@kaadi/words'
import './receipt-examples.css'
import { receiptHints, receiptWords } from './kind-words.ts'

/** What tills print: how it was paid, and a line beside it. */
const printed: Readonly<Record<Exclude<ReceiptType, 'none'>, readonly [Message, string]>> = {
  cash: [msg('CASH TENDERED'), '100.00'],
  debit: [msg('DEBIT CARD'), '**** 4821'],
  credit: [msg('CREDIT CARD'), '**** 4821'],
}

/** A receipt of each class beside the others, with the line by which it is known. */
export default function ReceiptExamples({ types }: { types: readonly ReceiptType[] }) {
  return (
    <ul className="w-receipt-examples">
      {types.map((type) => (
        <li key={type}>
          {type === 'none' ? <CardAlone /> : <Receipt lines={printed[type]} />}
          <p>
            <strong>{t(receiptWords[type])}</strong>
            <br />
            {t(receiptHints[type])}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Receipt({ lines: [paid, beside] }: { lines: readonly [Message, string] }) {
  return (
    <svg viewBox="0 0 120 150" aria-hidden focusable="false">
      <path d="M8 4h104v138l-8-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6-6 6z" className="w-receipt-paper" />
      <text x="60" y="22" textAnchor="middle">
        {t('GIFT SHOP')}
      </text>
      <text x="16" y="46">
        {t('GIFT CARD')}
      </text>
      <text x="104" y="46" textAnchor="end">
        100.00
      </text>
      <text x="16" y="62">
        {t('TOTAL')}
      </text>
      <text x="104" y="62" textAnchor="end">
        100.00
      </text>
      <rect x="12" y="74" width="96" height="34" rx="3" className="w-receipt-mark" />
      <text x="16" y="88">
        {t(paid)}
      </text>
      <text x="104" y="102" textAnchor="end">
        {beside}
      </text>
    </svg>
  )
}

const CardAlone = () => (
  <svg viewBox="0 0 120 150" aria-hidden focusable="false">
    <rect x="8" y="42" width="104" height="66" rx="8" className="w-receipt-paper" />
    <rect x="18" y="80" width="84" height="16" rx="3" className="w-receipt-mark" />
    <text x="60" y="64" textAnchor="middle">
      {t('GIFT CARD')}
    </text>
  </svg>
)
