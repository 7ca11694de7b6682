import { endpointList } from '@kaadi/contract'
import { canResubmit } from '@kaadi/contract/card-orders'
import { createClient } from '@kaadi/core/client'
import { formatMoney, quoteCard, toAmount } from '@kaadi/core/money'
import { Button, Money } from '@kaadi/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const quote = quoteCard({ faceValue: '100', count: 1, rate: '1480', currencyId: 1 })
const shown: string = formatMoney(toAmount(quote.payout), { symbol: '₦' })
if (shown !== '₦148,000.00') throw new Error(shown)
if (canResubmit({ orderStatus: 20, operatorTime: 0 }, 1)) throw new Error('20 is final')
if (typeof createClient !== 'function' || endpointList.length < 26) throw new Error('the client is missing')

const price = createElement(Money, { amount: '1480', currency: { symbol: '₦', name: 'Nigerian naira' } })
const html = renderToString(createElement('p', null, createElement(Button, null, 'Sell'), price))
if (!html.includes('Sell') || !html.includes('1,480')) throw new Error(html)
process.stdout.write(shown)
