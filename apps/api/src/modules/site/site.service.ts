import { clientVersion, resubmitWindowMs } from '@kaadi/contract/primitives'
import type { SiteInfo, SitePageName } from '@kaadi/contract/site'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { listClosedCountries, listSettleCurrencies, type SettleCurrencyRules } from '../currencies/index.ts'
import { readProofNumbers } from './proof-numbers.repository.ts'
import { findPage, findSetting, listContacts, listContents, readSiteInfo } from './site.repository.ts'

export function createSiteService({ database: { db }, publicMemory }: Deps) {
  const info = publicMemory.loaded(async (): Promise<SiteInfo> => {
    const [stored, currencies, closed, proof] = await Promise.all([
      readSiteInfo(db),
      listSettleCurrencies(db),
      listClosedCountries(db),
      readProofNumbers(db),
    ])
    return {
      ...stored,
      version: clientVersion,
      settleCurrencyConfList: currencies.filter(({ enabled }) => enabled).map(toConf),
      closedCountries: closed.map(({ countryCode, reopensAt }) => ({
        countryCode,
        reopensTime: reopensAt?.toISOString() ?? null,
      })),
      resubmitMinutes: resubmitWindowMs / 60_000,
      ...proof,
    }
  })

  return {
    info,
    tips: publicMemory.loaded(() => listContents(db, 'tip')),
    news: publicMemory.loaded(() => listContents(db, 'news')),
    banners: publicMemory.loaded(() => listContents(db, 'banner')),
    contacts: publicMemory.loaded(() => listContacts(db)),
    page: async (name: SitePageName) => {
      const page = await findPage(db, name)
      if (!page) throw notFound()
      return page
    },
    setting: async (key: string) => {
      const value = await findSetting(db, key)
      if (value === undefined) throw notFound()
      return { key, value }
    },
  }
}

const toConf = ({ id, minWithdraw, maxWithdraw, feeRule, bankMax }: SettleCurrencyRules) => ({
  currencyId: id,
  minWithdraw,
  maxWithdraw,
  feeType: feeRule.feeType,
  fee: feeRule.fee,
  bankMax,
})
