import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { addBalancePages } from '../../card-balances/index.ts'
import {
  addCardCurrencies,
  addCardPrices,
  addCardTypes,
  type NewCardPrice,
  type NewCardType,
} from '../../card-types/index.ts'
import { addCouponRules } from '../../coupons/index.ts'
import { addCurrencyRates, addDigitalNetworks } from '../../currencies/index.ts'
import { addBrandSpecials, addGiftTasks } from '../../gifts/index.ts'
import { addInviteRules, addMonthRules } from '../../promotions/index.ts'
import { addRedeemers } from '../../redeemers/index.ts'
import { addContacts, addContents, addSettings } from '../../site/index.ts'
import { demoBalancePages } from './balance-pages.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import {
  demoContacts,
  demoContents,
  demoCouponRules,
  demoCurrencyRates,
  demoInviteRules,
  demoMonthPrizes,
  demoNetworks,
  demoRebateSteps,
  demoSettings,
} from './content.ts'
import { demoCountries } from './countries.ts'
import { demoGiftTasks, demoSpecials } from './gifts.ts'
import { demoRedeemers } from './redeemers.ts'

/** Which currency the networks are of. */
const digitalCurrencyId = 3

/** On lines that may write settings. What a host has changed stays as it is. */
export async function seedContent(on: Kysely<Tables>, prices: readonly NewCardPrice[]): Promise<void> {
  await addCurrencyRates(on, demoCurrencyRates)
  await addDigitalNetworks(on, digitalCurrencyId, demoNetworks)
  await addCouponRules(on, demoCouponRules)
  await addInviteRules(on, demoInviteRules)
  await addMonthRules(on, demoMonthPrizes, demoRebateSteps)
  await addCardCurrencies(on, demoCountries)
  await addCardTypes(on, demoBrands.map(toCardType))
  await addBalancePages(on, demoBalancePages)
  await addRedeemers(on, demoRedeemers)
  await addCardPrices(on, prices)
  await addGiftTasks(on, demoGiftTasks)
  await addBrandSpecials(on, demoSpecials)
  await addContents(on, demoContents)
  await addContacts(on, demoContacts)
  await addSettings(on, demoSettings)
}

const toCardType = ({ colors: [ground, pattern, ink], code, paused, ...brand }: DemoBrand): NewCardType => ({
  ...brand,
  ground,
  pattern,
  ink,
  paused: paused ?? false,
  codePattern: code.pattern,
  codeExample: code.example,
  codeHint: code.hint,
  cardPin: 'cardPin' in code,
})
