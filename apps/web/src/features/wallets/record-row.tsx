import type { WalletRecord } from '@kaadi/contract/wallets'
import { walletCurrency } from '@kaadi/core/money'
import { CardFace, MoneyRow, type MoneyRowProps } from '@kaadi/ui'
import { Link } from '../../platform/navigation/link.tsx'
import { times } from '../../platform/time/times.ts'
import { describeRecord } from './describe-record.ts'

/** The card type of a sale's line, to draw its face. */
export interface RecordFace {
  readonly name: string
  readonly colors: readonly [string, string]
  readonly logo: string | null
}

export interface RecordRowProps {
  record: WalletRecord
  face?: RecordFace | undefined
  /** Where it is not settled yet: a withdrawal on its way. */
  status?: MoneyRowProps['status']
  /** Said before the time where no heading says it. */
  day?: string | undefined
  /** Shows what was in the wallet after it. */
  withBalance?: boolean | undefined
}

/** A line of the statement. It leads to the order or withdrawal that it belongs to, where there is one. */
export function RecordRow({ record, face, status, day, withBalance }: RecordRowProps) {
  const { kind, direction, amount, path, title, what } = describeRecord(record)
  const shared = {
    kind,
    direction,
    amount,
    status,
    currency: walletCurrency(record.currencyId),
    title,
    detail: [what, [day, times.timeOfDay(record.time)].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · '),
    balance: withBalance ? record.balanceAfter : undefined,
    // A statement adds up.
    mode: withBalance ? 'exact' : undefined,
    startContent: face && <CardFace name={face.name} colors={face.colors} logo={face.logo} size="s" />,
  } satisfies Partial<MoneyRowProps<'div'>>
  return path ? <MoneyRow {...shared} as={Link} to={path} /> : <MoneyRow {...shared} as="div" />
}
