import type { DeletionStatus, MoneyInTheWay, WorkInTheWay } from '@kaadi/contract/deletion'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { Panel, Row, Rows, Section } from '@kaadi/ui'
import { LandmarkIcon, ReceiptTextIcon, WalletIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'

/** What must end first, each with the way there. */
export function Blockers({ money, work }: Pick<DeletionStatus, 'money' | 'work'>) {
  return (
    <Section title={t('First, what is still open')}>
      <Panel padding="none">
        <Rows>
          {money.map((part) => (
            <Money key={`${part.kind}${part.currencyId}`} part={part} />
          ))}
          {work.map((part) => (
            <Work key={part.kind} part={part} />
          ))}
        </Rows>
      </Panel>
    </Section>
  )
}

function Money({ part: { kind, currencyId, amount } }: { part: MoneyInTheWay }) {
  const shown = { amount: formatMoney(amount, { symbol: walletCurrency(currencyId).symbol, mode: 'exact' }) }
  const words = {
    balance: [t('{amount} in your wallet', shown), t('Withdraw it first. We never keep what is yours.')],
    held: [t('{amount} on its way to you', shown), t('Wait until your bank has the money.')],
    debt: [t('{amount} is owed to us', shown), t('Write to us to settle it.')],
  }[kind]
  return (
    <Row
      as={Link}
      to={withQuery(paths.cash, { currencyId: String(currencyId) })}
      startContent={<WalletIcon />}
      title={words[0]}
      detail={words[1]}
    />
  )
}

function Work({ part: { kind, count } }: { part: WorkInTheWay }) {
  if (kind === 'withdrawals' || kind === 'reports')
    return (
      <Row
        as={Link}
        to={withQuery(paths.transactionList, { tab: 'withdrawals' })}
        startContent={<LandmarkIcon />}
        title={
          kind === 'withdrawals'
            ? t('Withdrawals on their way: {count}', { count })
            : t('Payments that have not come: {count}', { count })
        }
        detail={
          kind === 'withdrawals'
            ? t('Wait until your bank has the money.')
            : t('Wait until we have found the money.')
        }
      />
    )
  return (
    <Row
      as={Link}
      to={paths.transaction}
      startContent={<ReceiptTextIcon />}
      title={
        kind === 'orders'
          ? t('Trades not ended: {count}', { count })
          : t('Appeals not ended: {count}', { count })
      }
      detail={kind === 'orders' ? t('Wait for the answer, or cancel.') : t('Wait for the answer.')}
    />
  )
}
