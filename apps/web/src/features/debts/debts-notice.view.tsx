import type { CurrencyId } from '@kaadi/contract/constants'
import type { Debt } from '@kaadi/contract/debts'
import { formatMoney, isZero, money, walletCurrency } from '@kaadi/core/money'
import { Alert, ButtonLink, TextLink } from '@kaadi/ui'
import { ReceiptTextIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, exchangePath, paths } from '../../platform/navigation/paths.ts'

export interface DebtsNoticeProps {
  debts: readonly Debt[]
  /** The wallet that somebody is about to withdraw from; without one they look at what they have. */
  withdrawsFrom?: CurrencyId | undefined
}

/** One line for each currency in which something is owed, with the trades it comes from; before a withdrawal what to do. */
export function DebtsNotice({ debts, withdrawsFrom }: DebtsNoticeProps) {
  return debts.map((debt) => (
    <Alert
      key={debt.currencyId}
      tone={withdrawsFrom === undefined ? 'plain' : 'todo'}
      icon={<ReceiptTextIcon />}
      title={t('You owe {amount}', { amount: say(debt.owed, debt.currencyId) })}
      action={withdrawsFrom !== undefined && <WayOut debt={debt} withdrawsFrom={withdrawsFrom} />}
    >
      <p>{whatToDo(debt, withdrawsFrom)}</p>
      {debt.sources.map(
        (source) =>
          source.giftOrderId !== null &&
          !isZero(money(source.owed, debt.currencyId)) && (
            <TextLink key={source.giftOrderId} as={Link} to={cardDetailPath(source.giftOrderId)} size="small">
              {t('From trade {number}', { number: source.tradeNumber ?? '' })}
            </TextLink>
          ),
      )}
    </Alert>
  ))
}

const say = (amount: string, currencyId: CurrencyId) =>
  formatMoney(amount, { symbol: walletCurrency(currencyId).symbol, mode: 'exact' })

const whatToDo = ({ currencyId, repaid }: Debt, withdrawsFrom: CurrencyId | undefined): string => {
  if (withdrawsFrom === undefined) {
    return isZero(money(repaid, currencyId))
      ? t('It is taken from your next trades.')
      : t('{amount} is paid back. The rest is taken from your next trades.', {
          amount: say(repaid, currencyId),
        })
  }
  return withdrawsFrom === currencyId
    ? t('What comes to this wallet pays it back first. You can withdraw what comes after that.')
    : t(
        'You cannot withdraw until it is paid back. Exchange into that wallet, or sell a card that pays into it.',
      )
}

/** Exchanging helps where the money is in another wallet; else it takes a sale. */
function WayOut({ debt, withdrawsFrom }: { debt: Debt; withdrawsFrom: CurrencyId }) {
  return withdrawsFrom === debt.currencyId ? (
    <ButtonLink as={Link} to={paths.sellList} variant="secondary">
      {t('Sell a card')}
    </ButtonLink>
  ) : (
    <ButtonLink as={Link} to={exchangePath(String(withdrawsFrom))} variant="secondary">
      {t('Exchange')}
    </ButtonLink>
  )
}
