import { describe, expect, it } from 'vitest'
import { canMoveCardOrder, cardOrderStatuses } from '../card-orders/index.ts'
import { sandboxScenarios } from './index.ts'

describe('the scenarios of the sandbox', () => {
  it.each(Object.entries(sandboxScenarios))('%s takes only steps that real orders take', (_, states) => {
    expect(states[0]).toBe(0)
    const steps = states.slice(1).map((to, at) => [states[at]!, to] as const)
    expect(steps.filter(([from, to]) => !canMoveCardOrder(from, to))).toEqual([])
  })

  it('come through every state of an order together', () => {
    const seen = new Set(Object.values(sandboxScenarios).flat())
    expect(cardOrderStatuses.filter((status) => !seen.has(status))).toEqual([])
  })
})
