import { demoPrices } from '../src/modules/demo/content/prices.ts'
import { insertCatalogue, insertContent, insertMoneyRules } from '../src/modules/demo/demo.repository.ts'
import type { TestDatabase } from './database.ts'

/** The demo installation's catalogue, currencies and content: what a test of selling begins with. */
export async function seedCatalogue({ db }: TestDatabase): Promise<void> {
  await insertMoneyRules(db)
  await insertCatalogue(db, demoPrices())
  await insertContent(db)
}
