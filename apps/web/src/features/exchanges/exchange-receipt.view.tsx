import { currencies } from '@kaadi/contract/constants'
import type { Exchange } from '@kaadi/contract/exchanges'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { ButtonLink, Dock, Panel } from '@kaadi/ui'
import { CheckIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import '../../platform/screens/words.css'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { OutcomeHead } from '../../platform/screens/outcome-head.tsx'
import { times } from '../../platform/time/times.ts'
import { ExchangeLines } from './exchange-lines.view.tsx'

/** An exchange that was made. */
export function ExchangeReceipt({ exchange }: { exchange: Exchange }) {
  return (
    <>
      <OutcomeHead
        tone="ok"
        icon={<CheckIcon size={24} />}
        title={t('Exchanged')}
        amount={exchange.gets}
        currency={walletCurrency(exchange.outCurrencyId)}
        note={t('for {amount}', {
          amount: formatMoney(exchange.amount, {
            symbol: currencies[exchange.inCurrencyId].symbol,
            mode: 'exact',
          }),
        })}
      />
      <Panel as="section" aria-label={t('Your exchange')} padding="large">
        <ExchangeLines {...exchange} />
        <p className="w-quiet">{`${times.day(exchange.createTime)}, ${times.timeOfDay(exchange.createTime)}`}</p>
      </Panel>
    </>
  )
}

/** The way on: to the wallet that has the money now. */
export function ExchangeReceiptDock({ exchange }: { exchange: Exchange }) {
  return (
    <Dock aria-label={t('Actions')}>
      <ButtonLink
        as={Link}
        to={withQuery(paths.cash, { currencyId: String(exchange.outCurrencyId) })}
        replace
        block
      >
        {t('Back to the wallet')}
      </ButtonLink>
    </Dock>
  )
}
