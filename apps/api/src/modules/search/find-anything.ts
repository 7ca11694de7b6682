import { audit } from '@kaadi/contract/audit'
import { campaigns } from '@kaadi/contract/campaigns'
import { changes } from '@kaadi/contract/changes'
import { desk } from '@kaadi/contract/desk'
import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { partnerReviews } from '@kaadi/contract/partner-reviews'
import { payouts } from '@kaadi/contract/payouts'
import { people } from '@kaadi/contract/people'
import { currencies } from '@kaadi/contract/primitives'
import { risk } from '@kaadi/contract/risk'
import type { Found } from '@kaadi/contract/search'
import { verificationReviews } from '@kaadi/contract/verification-reviews'
import { formatMoney } from '@kaadi/core/money'
import type { Reader } from '../../database/named-read.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import type { Vault } from '../../vault/index.ts'
import { countLinesAbout } from '../audit/index.ts'
import { findOrders, marksOfCode, type OrderFact, titleOf } from '../card-orders/index.ts'
import { findChanges } from '../changes/index.ts'
import { pageCampaigns, toCampaignRule } from '../coupons/index.ts'
import { findReferences, hasReference } from '../desk/index.ts'
import { pageAccounts } from '../operators/index.ts'
import { findPartners } from '../partners/index.ts'
import { findPayouts } from '../payouts/index.ts'
import { pageSellers } from '../people/index.ts'
import { findHandedTo, isHandedTo } from '../redeemers/index.ts'
import { listOwnAccounts, pageBlocks } from '../risk/index.ts'
import { pageReviews } from '../verifications/index.ts'
import { toWithdrawal } from '../withdrawals/index.ts'

const most = 5
const first = { current: 1, size: most }

interface Hit extends Found {
  /** What was typed is the whole of something that this alone has. */
  readonly isWhole?: boolean
}

/** What of an operator says what they find. */
type Finder = Pick<SignedInOperator, 'email' | 'roles'>

interface Source {
  /** Who may open the page of what it finds. */
  readonly roles: readonly OperatorRole[]
  readonly find: (on: Reader, text: string, vault: Vault, operator: Finder) => Promise<Hit[]>
}

/** What redeemers are called, and the references that they give. */
export const orderFacts: readonly OrderFact[] = [
  { find: findHandedTo, isOf: isHandedTo },
  { find: findReferences, isOf: hasReference },
]

/** Each owner is asked for what it has, by its own indexes. */
const sources: readonly Source[] = [
  {
    roles: people.seller.roles,
    find: async (on, search) => {
      const { records } = await pageSellers(on, { ...first, search, sort: 'joined', direction: 'descending' })
      return records.map(({ sellerId, email, name, countryCode }) => ({
        kind: 'seller',
        id: sellerId,
        label: email,
        detail: name ? `${name} · ${countryCode}` : countryCode,
      }))
    },
  },
  {
    roles: desk.order.roles,
    find: async (on, text, vault, operator) => {
      const [marks, own] = await Promise.all([marksOfCode(on, vault, text), listOwnAccounts(on, operator)])
      const found = await findOrders(on, { text, marks, facts: orderFacts, besides: own }, most)
      return found.map((order) => ({
        kind: 'order',
        id: order.publicId,
        label: order.tradeNumber,
        detail: `${titleOf(order)} · ${order.sellerName}`,
        isWhole: order.isWhole,
      }))
    },
  },
  {
    roles: payouts.page.roles,
    find: async (on, text) =>
      (await findPayouts(on, text, most)).map((payout) => {
        const { net, currencyId, bankName, accountEnding, providerReference } = toWithdrawal(payout)
        return {
          kind: 'withdrawal',
          id: payout.publicId,
          label: `…${providerReference.slice(-8)}`,
          detail: `${formatMoney(net, currencies[currencyId])} · ${bankName} ••${accountEnding} · ${payout.sellerName}`,
          isWhole: payout.isWhole,
        }
      }),
  },
  {
    roles: verificationReviews.detail.roles,
    find: async (on, search) => {
      const { records } = await pageReviews(on, { ...first, view: 'waiting', search })
      return records.map(({ verificationId, sellerName, level, countryCode }) => ({
        kind: 'verification',
        id: verificationId,
        label: sellerName,
        detail: `${countryCode} · ${level}`,
      }))
    },
  },
  {
    roles: risk.blocks.roles,
    find: async (on, search) => {
      const { records } = await pageBlocks(on, { ...first, view: 'running', search })
      return records.map(({ publicId, label, reason }) => ({
        kind: 'block',
        id: publicId,
        label,
        detail: reason,
      }))
    },
  },
  {
    roles: partnerReviews.detail.roles,
    find: async (on, text) =>
      (await findPartners(on, text, most)).map((partner) => ({
        kind: 'partner',
        id: partner.applicationId,
        label: partner.companyName,
        detail: `${partner.sellerName} · ${partner.countryCode}`,
      })),
  },
  {
    roles: campaigns.list.roles,
    find: async (on, search) => {
      const page = { ...first, search, sort: 'time', direction: 'descending' } as const
      const { records } = await pageCampaigns(on, page)
      return records.map((stored) => {
        const { campaignId, title, code } = toCampaignRule(stored)
        return { kind: 'campaign', id: campaignId, label: title, detail: code ?? '' }
      })
    },
  },
  {
    roles: changes.list.roles,
    find: async (on, text) =>
      (await findChanges(on, text, most)).map(({ publicId, title, madeBy }) => ({
        kind: 'change',
        id: publicId,
        label: title,
        detail: madeBy,
      })),
  },
  {
    roles: operatorAccounts.detail.roles,
    find: async (on, search) => {
      const { records } = await pageAccounts(on, { ...first, search })
      return records.map(({ operatorId, name, email }) => ({
        kind: 'operator',
        id: operatorId,
        label: name,
        detail: email,
      }))
    },
  },
  {
    roles: audit.page.roles,
    find: async (on, text) => {
      const lines = await countLinesAbout(on, text)
      return lines === 0 ? [] : [{ kind: 'audit', id: text, label: text, detail: String(lines) }]
    },
  },
]

const hasWhole = (hits: readonly Hit[]): boolean => hits.some(({ isWhole }) => isWhole)

/** What an operator may open, five of a kind at most: the kind of what was typed whole comes first. */
export async function findAnything(
  { database, vault }: { readonly database: Reader; readonly vault: Vault },
  operator: Finder,
  text: string,
): Promise<Found[]> {
  const open = sources.filter((source) => source.roles.some((role) => operator.roles.includes(role)))
  const found = await Promise.all(open.map(({ find }) => find(database, text, vault, operator)))
  return found
    .toSorted((one, other) => Number(hasWhole(other)) - Number(hasWhole(one)))
    .flat()
    .map(({ isWhole: _, ...hit }) => hit)
}
