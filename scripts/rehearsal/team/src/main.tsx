import '@kaadi/ui/styles.css'
import { quoteCard, toAmount } from '@kaadi/core/money'
import { AmountInput, applyTheme, Button, createTheme, Money } from '@kaadi/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const naira = { symbol: '₦', name: 'Nigerian naira' }
const dollar = { symbol: '$', name: 'US dollar' }

const theme = createTheme({ name: 'Palm', brandColor: '#0f766e' })
applyTheme(document.documentElement, theme)

function Sell() {
  const [value, setValue] = useState('100')
  const [sent, setSent] = useState<string>()
  const quote = quoteCard({ faceValue: value || '0', count: 1, rate: '1480', currencyId: 1 })
  const amount = toAmount(quote.payout)
  return (
    <main>
      <AmountInput label="Value on the card" currency={dollar} value={value} onValueChange={setValue} />
      <p>
        You get <Money amount={amount} currency={naira} />
      </p>
      <Button onClick={() => setSent(amount)}>Sell this card</Button>
      <p role="status">
        {sent ? (
          <>
            Sent for <Money amount={sent} currency={naira} />
          </>
        ) : null}
      </p>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<Sell />)
