import { RateRow } from '@kaadi/ui'
import { movementOf } from '../client/calculator.ts'
import { registerPath, sellPath } from '../client/links.ts'
import type { RateLine } from '../client/service.ts'

const naira = { symbol: '₦' }

/** What a brand pays now. It leads to selling that card. */
export function Line({ line, detail }: { line: RateLine; detail: string }) {
  return (
    <RateRow
      href={registerPath(sellPath(line))}
      name={line.name}
      colors={line.colors}
      detail={detail}
      rate={line.rate}
      currency={naira}
      change={movementOf(line.change)}
      points={line.trend}
    />
  )
}
