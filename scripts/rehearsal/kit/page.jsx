import { formatMoney, quoteCard, toAmount } from '@kaadi/core/money'
import { Button, createTheme, Money, orderStatusAppearances, Sparkline } from '@kaadi/ui'
import { contrastRatio } from '@kaadi/ui/tokens'
import { Sell } from './sell'
import '@kaadi/ui/styles.css'

/** A server component: the pure parts run here, what keeps state is drawn here and wakes in the browser. */
export default function Page() {
  const theme = createTheme({ name: 'Palm', brandColor: '#0f766e' })
  const quote = quoteCard({ faceValue: '100', count: 1, rate: '1480', currencyId: 1 })
  return (
    <main>
      <h1>
        {theme.name}: {formatMoney(toAmount(quote.payout), { symbol: '₦' })}
      </h1>
      <p>
        {contrastRatio('#000000', '#ffffff')} to 1, {Object.keys(orderStatusAppearances).length} states
      </p>
      <Money amount="148000" currency={{ symbol: '₦', name: 'Nigerian naira' }} />
      <Sparkline points={[1, 2, 3]} label="Rates" />
      <Button>Drawn on the server</Button>
      <Sell />
    </main>
  )
}
