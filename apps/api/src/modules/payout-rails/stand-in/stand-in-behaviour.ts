/** How a transfer goes, in the provider's own time. */
export interface TransferPlan {
  /** Where it ends. */
  readonly outcome: 'success' | 'failed' | 'reversed' | 'abandoned' | 'blocked' | 'rejected'
  /** It is pending until then. */
  readonly afterMs: number
  /** So long nobody finds it by its reference, although it is there. */
  readonly hiddenMs?: number
  /** The bank sends back what had succeeded, so long after. */
  readonly reversedAfterMs?: number
  readonly callbacks?: readonly PlannedCallback[]
}

export interface PlannedCallback {
  /** Of its outcome, or of the reversal after it. */
  readonly of: 'outcome' | 'reversal'
  /** After what it tells; negative: before it is true. */
  readonly afterMs: number
  readonly times?: number
  /** Signed with another key, or telling another amount. */
  readonly spoiled?: 'signature' | 'amount'
}

export type Operation =
  | 'bank'
  | 'resolve'
  | 'recipient'
  | 'send'
  | 'sendMany'
  | 'verify'
  | 'balance'
  | 'ledger'

/**
 * What goes wrong with one call. `lostBefore`: nothing was done and nothing is answered; `lostAfter`: it was done;
 * `cutAfter`: it was done and the line broke; `failedAfter`: it was done and a 502 is answered.
 */
export type CallFault =
  | 'lostBefore'
  | 'lostAfter'
  | 'cutAfter'
  | 'failedAfter'
  | 'failed'
  | 'busy'
  | 'html'
  | 'huge'
  | 'redirect'
  | 'slow'
  | 'strangeStatus'
  | 'wrongAmount'
  | 'notFound'

export const callFaults: readonly CallFault[] = [
  'lostBefore',
  'lostAfter',
  'cutAfter',
  'failedAfter',
  'failed',
  'busy',
  'html',
  'huge',
  'redirect',
  'slow',
  'strangeStatus',
  'wrongAmount',
  'notFound',
]

/** How the stand-in behaves: a test scripts it, a schedule draws it by chance. */
export interface Behaviour {
  readonly planFor: (reference: string, accountNumber: string) => TransferPlan
  readonly faultFor: (operation: Operation) => CallFault | undefined
}

export interface ScriptedBehaviour extends Behaviour {
  /** For transfers that come from now on, or for one. */
  readonly plan: (plan: Partial<TransferPlan>, reference?: string) => void
  /** The next calls of this kind go wrong, one after the other. */
  readonly fail: (operation: Operation, ...faults: readonly CallFault[]) => void
  readonly reset: () => void
}

const usual: TransferPlan = {
  outcome: 'success',
  afterMs: 0,
  callbacks: [{ of: 'outcome', afterMs: 0 }],
}

/** In development: well, but for accounts whose number ends so, which the bank refuses. */
export const refusedEnding = '0009'
export function developmentBehaviour(usually: Partial<TransferPlan>): Behaviour {
  const well = { ...usual, ...usually }
  return {
    planFor: (_, accountNumber) =>
      accountNumber.endsWith(refusedEnding) ? { ...well, outcome: 'failed' } : well,
    faultFor: () => undefined,
  }
}

/** Does as it is told, and well where it is told nothing. */
export function scriptedBehaviour(otherwise: Partial<TransferPlan> = {}): ScriptedBehaviour {
  const wanted = new Map<Operation, CallFault[]>()
  const plans = new Map<string, TransferPlan>()
  let next: TransferPlan = { ...usual, ...otherwise }
  return {
    planFor: (reference) => plans.get(reference) ?? next,
    faultFor: (operation) => wanted.get(operation)?.shift(),
    plan: (plan, reference) => {
      if (reference === undefined) next = { ...usual, ...plan }
      else plans.set(reference, { ...usual, ...plan })
    },
    fail: (operation, ...faults) => wanted.set(operation, [...(wanted.get(operation) ?? []), ...faults]),
    reset: () => {
      wanted.clear()
      plans.clear()
      next = { ...usual, ...otherwise }
    },
  }
}
