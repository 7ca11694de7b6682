import * as z from 'zod/mini'
import { cardOrderStatus as at, type CardOrderStatus } from '../card-orders/card-order.status.ts'

/**
 * What a pretend order goes through. Each begins as submitted and takes only steps that real orders take; together they come
 * through every state. What a seller would have to answer is answered by itself.
 */
export const sandboxScenarios: Readonly<
  Record<
    | 'paid'
    | 'paidPart'
    | 'paidAdjusted'
    | 'infoAnswered'
    | 'infoExpired'
    | 'secondReview'
    | 'refused'
    | 'appealWon'
    | 'returned'
    | 'replaced'
    | 'cancelled'
    | 'cancelledByDesk'
    | 'offerExpired'
    | 'reversed',
    readonly CardOrderStatus[]
  >
> = {
  paid: [at.submitted, at.claimed, at.paidAsQuoted],
  paidPart: [at.submitted, at.claimed, at.paidPart],
  paidAdjusted: [at.submitted, at.claimed, at.counterOffer, at.paidAdjusted],
  infoAnswered: [at.submitted, at.claimed, at.infoNeeded, at.submitted, at.claimed, at.paidAsQuoted],
  infoExpired: [at.submitted, at.claimed, at.infoNeeded, at.expired],
  secondReview: [at.submitted, at.claimed, at.atPartner, at.claimed, at.secondReview, at.paidAsQuoted],
  refused: [at.submitted, at.claimed, at.rejectedFinal],
  appealWon: [at.submitted, at.claimed, at.rejectedFinal, at.appeal, at.paidAsQuoted],
  returned: [at.submitted, at.claimed, at.rejectedCorrectable],
  replaced: [at.submitted, at.claimed, at.rejectedCorrectable, at.replaced],
  cancelled: [at.submitted, at.cancelledBySeller],
  cancelledByDesk: [at.submitted, at.claimed, at.cancelledByDesk],
  offerExpired: [at.submitted, at.claimed, at.counterOffer, at.expired],
  reversed: [at.submitted, at.claimed, at.paidAsQuoted, at.reversed],
}

/** Names a scenario of the sandbox. */
export type SandboxScenario = keyof typeof sandboxScenarios
/** Every scenario of the sandbox. */
export const sandboxScenarioNames = Object.keys(sandboxScenarios) as [SandboxScenario, ...SandboxScenario[]]
/** Checks the name of a scenario. */
export const sandboxScenarioSchema = z.literal(sandboxScenarioNames)

/** So long a pretend order stays in each of its states, in seconds. */
export const sandboxStepSeconds = 2
