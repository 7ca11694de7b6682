import { cardTypes } from '@kaadi/contract/card-types'
import { createClient } from '@kaadi/core/client'
import { describeError } from '@kaadi/core/errors'
import { createPoller } from '@kaadi/core/live'
import { formatMoney } from '@kaadi/core/money'
import { createBrowserStorage } from '@kaadi/core/storage'

/** Fills a table with what cards pay now, and again every 30 seconds while somebody looks. */
export const showLiveRates = (table: HTMLTableSectionElement, status: HTMLElement): (() => void) => {
  const service = document.documentElement.dataset.service ?? ''
  const client = createClient({
    endpoints: { cardTypes },
    baseUrl: service,
    platform: 'web',
    storage: createBrowserStorage(window),
  })

  const show = async (signal?: AbortSignal) => {
    try {
      const [brands, countries, prices] = await Promise.all([
        client.cardTypes.list({ query: {}, signal }),
        client.cardTypes.currencies({ signal }),
        client.cardTypes.newestPrices({ query: {}, signal }),
      ])
      table.replaceChildren(
        ...prices.map((price) => {
          const row = document.createElement('tr')
          const country = countries.map[price.currencyTypeId]
          const face = (value: string) => formatMoney(value, { mode: 'plain', symbol: country?.symbol ?? '' })
          const cells = [
            `${brands.map[price.cardTypeId]?.name ?? price.cardTypeId}, ${country?.name ?? price.currencyTypeId}`,
            price.form === 'physical' ? 'Card' : 'Code',
            `${face(price.minFace)} to ${face(price.maxFace)}`,
            formatMoney(price.rate, { symbol: '₦' }),
          ]
          // textContent, not innerHTML: names come from a catalogue that people edit.
          row.append(
            ...cells.map((text) => Object.assign(document.createElement('td'), { textContent: text })),
          )
          return row
        }),
      )
      status.textContent = `${prices.length} rates, ${new Date().toLocaleTimeString('en-US')}`
    } catch (error) {
      status.textContent = describeError(error)
    }
  }

  const poller = createPoller({ run: show })
  poller.start()
  void show()
  return poller.stop
}

const table = document.querySelector('tbody')
const status = document.querySelector<HTMLElement>('[role=status]')
if (table && status) showLiveRates(table, status)
