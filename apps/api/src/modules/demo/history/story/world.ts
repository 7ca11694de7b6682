import type { desk } from '@kaadi/contract/desk'
import type { EndpointData } from '@kaadi/contract/http'
import type { CurrencyId } from '@kaadi/contract/primitives'
import type { Deps } from '../../../../deps.ts'
import { type DemoReviewer, type DemoSellerEmail, demoSellers } from '../../accounts.ts'
import { type DemoPerson, signInDemo } from '../acts/demo-client.ts'

/** Who acts in the demo's past, and what the steps so far have made. */
export interface World {
  readonly db: Deps['database']['db']
  /** For what a second person stands for. */
  readonly confirming: Deps['database']['checker']
  readonly sellers: Readonly<Record<DemoSellerEmail, DemoPerson>>
  readonly reviewers: Readonly<Record<DemoReviewer, DemoPerson>>
  readonly treasurer: DemoPerson
  /** The second treasurer, signed in with a code of their app, and the code that comes next. */
  readonly checker: () => Promise<{ readonly person: DemoPerson; readonly code: string }>
  readonly senior: DemoPerson
  readonly admin: DemoPerson
  /** Whether a provider carries payouts of this currency out here, each by itself: none is left for a batch by hand. */
  readonly isByMachine: (currencyId: CurrencyId) => boolean
  /** The id of what a step made, by the step's name. */
  readonly madeBy: (step: string) => string
  /** Orders that this start has claimed, by the step that made them. */
  readonly claimed: Map<string, Claimed>
  /** Told apart from those of a start that was cut off: a claim is made anew and never repeated. */
  readonly run: string
}

/** One thing that somebody does. Under its keys it can be done again after a start that was cut off. */
export interface Step {
  readonly name: string
  /** Minutes before the first start. */
  readonly ago: number
  /** What has been done must be as old as it is told to be before this can happen. */
  readonly wantsTimePassed?: true
  /** Answers the id of what it made. */
  readonly act: (world: World) => Promise<string | undefined>
}

type Claimed = EndpointData<typeof desk.claim>

export async function signInAll(http: Parameters<typeof signInDemo>[0]) {
  const [sellers, reviewer, femi, treasurer, senior, admin] = await Promise.all([
    Promise.all(demoSellers.map(async ({ email, device }) => [email, await signInDemo(http, email, device)])),
    signInDemo(http, 'reviewer@kaadi.example'),
    signInDemo(http, 'femi@kaadi.example'),
    signInDemo(http, 'treasurer@kaadi.example'),
    signInDemo(http, 'senior@kaadi.example'),
    signInDemo(http, 'admin@kaadi.example'),
  ])
  return {
    sellers: Object.fromEntries(sellers) as Record<DemoSellerEmail, DemoPerson>,
    reviewers: { 'reviewer@kaadi.example': reviewer, 'femi@kaadi.example': femi },
    treasurer,
    senior,
    admin,
  }
}
