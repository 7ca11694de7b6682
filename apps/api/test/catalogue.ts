import { demoPrices } from '../src/modules/demo/content/prices.ts'
import { seedContent } from '../src/modules/demo/content/seed-content.ts'
import type { TestDatabase } from './database.ts'

/** The demo installation's catalogue, currencies and content: what a test of selling begins with. */
export const seedCatalogue = ({ checker }: TestDatabase): Promise<void> => seedContent(checker, demoPrices())
