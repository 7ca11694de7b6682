import type { OrderFilter } from '../order-list.view.tsx'
import { TradeTotalsView } from './trade-totals.view.tsx'
import { useTradeTotals } from './use-trade-totals.controller.ts'

/** What the trades of a filter come to. It comes after the list. */
export default function TradeTotals({ filter }: { filter: OrderFilter }) {
  return <TradeTotalsView {...useTradeTotals(filter)} />
}
