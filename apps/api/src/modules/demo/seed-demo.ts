import { passwordHash } from '@kaadi/core/crypto'
import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { foldBrandName, keepRequest } from '../card-types/index.ts'
import { addFirstChanges } from '../changes/index.ts'
import { createOperatorsRepository } from '../operators/index.ts'
import { addRateAlerts } from '../rate-alerts/index.ts'
import { passwordPurpose, setKnownKey } from '../sessions/index.ts'
import { addPages } from '../site/index.ts'
import { findInviter, insertUser, isEmailTaken, setDemoMembership } from '../users/index.ts'
import { type DemoSeller, demoChecker, demoOperators, demoPassword, demoSellers } from './accounts.ts'
import { demoBrands } from './content/brands.ts'
import { demoChanges } from './content/first-changes.ts'
import { demoBrandRequests, demoRateAlerts } from './content/gifts.ts'
import { demoPages } from './content/pages.ts'
import { demoPrices } from './content/prices.ts'
import { seedContent } from './content/seed-content.ts'
import { isSeeded, markSeeded } from './demo.repository.ts'

/** Fills a development installation, once. Answers what there is, in a few words. */
export async function seedDemo(deps: Deps): Promise<string> {
  const { db } = deps.database
  if (await isSeeded(db)) return 'content is there'
  const prices = demoPrices()
  await seedContent(deps.database.checker, prices)
  await addPages(db, demoPages)
  await Promise.all([seedSellers(deps), seedOperators(deps)])
  await seedChanges(deps)
  const first = await findInviter(db, demoSellers[0].inviteCode)
  if (first) await addRateAlerts(db, first, demoRateAlerts)
  await seedRequests(deps)
  await markSeeded(db)
  return `${demoBrands.length} brands, ${prices.length} prices, ${demoSellers.length} sellers, ${demoOperators.length} operators`
}

const hashDemoPassword = ({ secrets }: Deps, email: string): Promise<string> =>
  secrets.hash(passwordPurpose, passwordHash(email, demoPassword))

async function seedSellers(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const seller of demoSellers as readonly DemoSeller[]) {
    if (await isEmailTaken(db, seller.email)) continue
    const { email, countryCode, inviteCode, invitedWith, name } = seller
    const passwordHash = await hashDemoPassword(deps, email)
    await transaction(db, async (tx) => {
      await insertUser(tx, {
        email,
        countryCode,
        inviteCode,
        name,
        passwordHash,
        publicId: deps.ids.publicId(),
        defaultCurrencyId: countryCode === 'NG' ? 1 : 2,
        invitedBy: (invitedWith && (await findInviter(tx, invitedWith))) || null,
        isDemo: true,
      })
      await setDemoMembership(tx, seller)
    })
  }
}

/** The first brand is asked for by all of them, the next by all but one. */
async function seedRequests({ database: { db } }: Deps): Promise<void> {
  for (const [at, name] of demoBrandRequests.entries())
    for (const { inviteCode } of demoSellers.slice(at)) {
      const userId = await findInviter(db, inviteCode)
      if (userId) await keepRequest(db, { userId, folded: foldBrandName(name), name })
    }
}

async function seedOperators(deps: Deps): Promise<void> {
  for (const operator of demoOperators) {
    const id = await addOperator(deps, operator)
    if (operator.email === demoChecker.email)
      await setKnownKey(deps, { realm: 'operator', id }, demoChecker.appKey)
  }
}

/** Answers the id of the new or the known operator. */
const addOperator = async (deps: Deps, operator: (typeof demoOperators)[number]): Promise<bigint> =>
  createOperatorsRepository(deps.database).insert({
    ...operator,
    publicId: deps.ids.publicId(),
    passwordHash: await hashDemoPassword(deps, operator.email),
    isDemo: true,
  })

async function seedChanges(deps: Deps): Promise<void> {
  const editor = demoOperators.find(({ email }) => email === 'editor@kaadi.example')!
  await addFirstChanges(
    deps,
    deps.database.checker,
    await addOperator(deps, editor),
    demoChanges(deps.clock()),
  )
}
