import type { CurrencyId } from '@kaadi/contract/constants'
import { walletCurrency } from '@kaadi/core/money'
import { Alert, ButtonLink, Purse } from '@kaadi/ui'
import { ArrowUpRightIcon, ClockIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { walletNames } from '../../platform/money/wallet-names.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'

export interface WalletPurseProps {
  currencyId: CurrencyId
  currencyIds: readonly CurrencyId[]
  /** Undefined while it is on its way, null when the service could not say. */
  available: string | null | undefined
  processing: string | null | undefined
  checking: string | null | undefined
  /** Whether something on its way waits because payouts are stopped. */
  stopped: boolean
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
  onCurrency: (currencyId: CurrencyId) => void
}

/** One wallet: what is free, what is on its way, what the cards at the desk would bring, and the two ways on; while payouts are stopped, that it waits. */
export function WalletPurse(props: WalletPurseProps) {
  const { currencyId, currencyIds, available, processing, checking, hidden } = props
  const { onHiddenChange, onCurrency } = props
  return (
    <>
      <Purse
        currency={walletCurrency(currencyId)}
        available={available}
        processing={processing ?? null}
        checking={checking ?? null}
        hidden={hidden}
        onHiddenChange={onHiddenChange}
        tabs={{
          items: currencyIds.map((id) => ({ id: String(id), label: t(walletNames[id]) })),
          value: String(currencyId),
          onChange: (id) => onCurrency(Number(id) as CurrencyId),
        }}
        actions={
          <>
            <ButtonLink
              as={Link}
              to={withQuery(paths.withdraw, { currencyId: String(currencyId) })}
              variant="earn"
              icon={<ArrowUpRightIcon />}
            >
              {t('Withdraw')}
            </ButtonLink>
            <ButtonLink as={Link} to={paths.sellList} variant="onbrand">
              {t('Sell a card')}
            </ButtonLink>
          </>
        }
      />
      {props.stopped && (
        <Alert tone="todo" icon={<ClockIcon />} title={t('Withdrawals take longer at the moment')}>
          {t('Paid once payouts run again.')}
        </Alert>
      )}
    </>
  )
}
