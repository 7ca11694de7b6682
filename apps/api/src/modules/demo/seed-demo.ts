import { passwordHash } from '@kaadi/core/crypto'
import type { Deps } from '../../deps.ts'
import { grantWelcomeCoupon } from '../coupons/index.ts'
import { createOperatorsRepository } from '../operators/operators.repository.ts'
import { passwordPurpose } from '../sessions/index.ts'
import { insertUser, isEmailTaken } from '../users/users.repository.ts'
import { demoOperators, demoPassword, demoSellers } from './accounts.ts'
import { demoBrands } from './brands.ts'
import { insertCatalogue, insertContent, insertMoneyRules, isSeeded, markSeeded } from './demo.repository.ts'
import { demoPrices } from './prices.ts'

/** Fills a development installation, once. Answers what there is, in a few words. */
export async function seedDemo(deps: Deps): Promise<string> {
  const { db } = deps.database
  if (await isSeeded(db)) return 'content is there'
  const prices = demoPrices()
  await insertMoneyRules(db)
  await insertCatalogue(db, prices)
  await insertContent(db)
  await Promise.all([seedSellers(deps), seedOperators(deps)])
  await markSeeded(db)
  return `${demoBrands.length} brands, ${prices.length} prices, ${demoSellers.length} sellers, ${demoOperators.length} operators`
}

const hashDemoPassword = ({ secrets }: Deps, email: string): Promise<string> =>
  secrets.hash(passwordPurpose, passwordHash(email, demoPassword))

async function seedSellers(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const seller of demoSellers) {
    if (await isEmailTaken(db, seller.email)) continue
    const { id } = await insertUser(db, {
      ...seller,
      publicId: deps.ids.publicId(),
      passwordHash: await hashDemoPassword(deps, seller.email),
      defaultCurrencyId: seller.countryCode === 'NG' ? 1 : 2,
      invitedBy: null,
      isDemo: true,
    })
    await grantWelcomeCoupon(db, id)
  }
}

async function seedOperators(deps: Deps): Promise<void> {
  const operators = createOperatorsRepository(deps.database)
  for (const operator of demoOperators) {
    await operators.insert({
      ...operator,
      publicId: deps.ids.publicId(),
      passwordHash: await hashDemoPassword(deps, operator.email),
      isDemo: true,
    })
  }
}
