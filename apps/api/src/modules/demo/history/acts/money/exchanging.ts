import { exchanges } from '@kaadi/contract/exchanges'
import type { DemoExchange } from '../../story/money/exchanges.ts'
import type { World } from '../../story/world.ts'

/** Asks for the rate and takes it. */
export async function exchange({ sellers }: World, wish: DemoExchange, key: string): Promise<undefined> {
  const { seller, from, to, amount } = wish
  const { quoteId } = await sellers[seller].ask(exchanges.quote, {
    key: `${key}-quote`,
    body: { inCurrencyId: from, outCurrencyId: to, amount },
  })
  await sellers[seller].ask(exchanges.make, { key: `${key}-take`, body: { quoteId } })
  return undefined
}
