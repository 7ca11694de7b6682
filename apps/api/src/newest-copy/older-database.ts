import type { LedgerHead } from '../ledger/index.ts'

/** The database is a copy of before, or has gone another way since. */
export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase'
}

export const isSame = (one: LedgerHead | undefined, other: LedgerHead): boolean =>
  one?.event === other.event && one.moved === other.moved

export interface Missing {
  /** What was seen, and is not in it. */
  readonly seen: LedgerHead
  /** The newest that it has. */
  readonly head: LedgerHead | undefined
}

/** How the setting names what is accepted: this head in place of that one, and no other. */
export const acceptance = ({ seen, head }: Missing): string => `${head?.id ?? 0}-for-${seen.id}`

const describe = ({ id, event, postedAt }: LedgerHead) => `transfer ${id} (${event}, ${postedAt} UTC)`

export const tellMissing = ({ seen, head }: Missing): string =>
  `This database is an older copy: ${describe(seen)}, which the service saw in it, is missing. ${
    head ? `Its newest is ${describe(head)}` : 'Its ledger is empty'
  }; what was booked after that is not in it.`

/** What happened, why nothing starts, and the two ways on. */
export const explainOlder = (missing: Missing, folder: string): string =>
  [
    tellMissing(missing),
    'Payouts may have left of which it knows nothing, and would leave again.',
    'Put the newer copy back.',
    `Only where it is lost for good: start once with KAADI_ACCEPTED_LEDGER_HEAD=${acceptance(missing)}.`,
    'The books are then matched with each provider, and payouts stay stopped until two people start them.',
    `(What was seen is kept in ${folder}.)`,
  ].join(' ')
