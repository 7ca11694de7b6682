import '@kaadi/ui/styles.css'
import { quoteCard, toAmount } from '@kaadi/core/money'
import { applyTheme, Button, createTheme, Money, RateCalculator } from '@kaadi/ui'
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
      <RateCalculator
        card={{ name: 'Steam', detail: 'USA · photo' }}
        onChooseCard={() => setValue('100')}
        value={value}
        onValueChange={setValue}
        cardCurrency={dollar}
        payout={{ amount, currency: naira }}
        action={<Button onClick={() => setSent(amount)}>Sell this card</Button>}
      />
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
