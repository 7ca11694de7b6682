import type { Endpoint } from '@kaadi/contract/http'
import type { PartnerReview, PartnerReviewRow } from '@kaadi/contract/partner-reviews'
import { partnerReviews } from '@kaadi/contract/partner-reviews'
import {
  type MadePartnerKey,
  type PartnerMode,
  type PartnerOverview,
  type PartnerScope,
  partnerScopes,
  partners,
  type SavedWebhook,
} from '@kaadi/contract/partners'
import type { KeyedPage } from '@kaadi/contract/primitives'
import type { CallOptions, SignedUp, TestApp } from './app.ts'
import { made } from './repeated-call.ts'

export const anApplication = {
  companyName: 'Lagos Cards',
  website: 'https://lagoscards.example',
  sells: 'Gift cards from a shop in Ikeja, bought over the counter.',
  expectedVolume: '4000000',
}

/** Accounts that are partners, and the desk that accepts them. */
export function partnering(app: TestApp) {
  let usual: Promise<string> | undefined
  const senior = (): Promise<string> => {
    usual ??= app.signInOperator('senior').then(({ token }) => token)
    return usual
  }
  const asDesk = async <Data = PartnerReview>(endpoint: Endpoint, options: CallOptions) =>
    app.call<Data>(endpoint, { token: await senior(), ...options })
  const waitingOf = async ({ email }: Pick<SignedUp, 'email'>): Promise<string> => {
    const search = email.split('@')[0]!
    const { records } = await made(
      asDesk<KeyedPage<PartnerReviewRow>>(partnerReviews.queue, { query: { search } }),
    )
    return records.find(({ sellerName }) => sellerName === search)!.applicationId
  }
  const apply = ({ token }: Pick<SignedUp, 'token'>, change: object = {}) =>
    app.call<PartnerOverview>(partners.apply, { token, body: { ...anApplication, ...change } })
  const decide = (applicationId: string, body: object, token?: string) =>
    asDesk(partnerReviews.decide, { body: { applicationId, ...body }, ...(token && { token }) })

  /** Applied and was accepted. */
  const accept = async <S extends SignedUp>(seller: S, tier = 'bronze') => {
    await made(apply(seller))
    const applicationId = await waitingOf(seller)
    await made(decide(applicationId, { verdict: 'accept', tier }))
    return { ...seller, applicationId }
  }
  const makeKey = async (
    { token }: Pick<SignedUp, 'token'>,
    mode: PartnerMode = 'live',
    scopes: readonly PartnerScope[] = partnerScopes,
  ) => made(app.call<MadePartnerKey>(partners.makeKey, { token, body: { mode, scopes } }))
  const saveWebhook = async ({ token }: Pick<SignedUp, 'token'>, url: string) =>
    made(app.call<SavedWebhook>(partners.saveWebhook, { token, body: { url } }))
  const overview = async ({ token }: Pick<SignedUp, 'token'>) =>
    made(app.call<PartnerOverview>(partners.overview, { token }))
  return { senior, asDesk, waitingOf, apply, decide, accept, makeKey, saveWebhook, overview }
}
