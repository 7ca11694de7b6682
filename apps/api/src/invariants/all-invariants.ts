import type { Invariant } from './invariant.ts'
import { ledgerInvariants } from './ledger.invariants.ts'
import { outboxInvariants } from './outbox.invariants.ts'

export const allInvariants: readonly Invariant[] = [...ledgerInvariants, ...outboxInvariants]
