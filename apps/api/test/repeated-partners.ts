import { type PartnerQuote, partnerApi } from '@kaadi/contract/partner-api'
import { partnerReviews } from '@kaadi/contract/partner-reviews'
import type { MadePartnerKey } from '@kaadi/contract/partners'
import { partners } from '@kaadi/contract/partners'
import type { TestApp } from './app.ts'
import { anApplication, partnering } from './partnering.ts'
import { aPicture } from './pictures.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { aSteamCode } from './selling-seller.ts'

/** Becoming a partner, keys and webhooks, the desk's side, and what a partner's program does. */
export function repeatedPartners(app: TestApp) {
  const desk = partnering(app)
  const aPartner = async () => desk.accept(await app.signUpUser())
  const waiting = async () => {
    const seller = await app.signUpUser()
    await made(desk.apply(seller))
    return desk.waitingOf(seller)
  }
  const withWebhook = async () => {
    const partner = await aPartner()
    await desk.saveWebhook(partner, 'https://shop.example/hook')
    return partner
  }
  const byDesk = (call: () => Promise<RepeatedCall>) => async () => ({
    token: await desk.senior(),
    ...(await call()),
  })
  const keyed = async () => {
    const partner = await aPartner()
    return { ...partner, made: await desk.makeKey(partner) }
  }
  const revoke = (token: string) => async (reply: { data: MadePartnerKey }) =>
    made(app.call(partners.revokeKey, { token, body: { keyId: reply.data.keyId } }))
  const wish = { priceId: 'steam-us', faceValue: '100', count: 1, currencyId: 1 }
  const suspended = { reason: 'keyLeaked' }
  const suspend = async (applicationId: string) =>
    made(desk.asDesk(partnerReviews.suspend, { body: { applicationId, ...suspended } }))

  return {
    'partners.apply': async () => {
      const { token } = await app.signUpUser()
      return { token, body: anApplication, other: { companyName: 'Another' } }
    },
    'partners.makeKey': async () => {
      const { token } = await aPartner()
      const body = { mode: 'live', scopes: ['read'] }
      return { token, body, other: { mode: 'sandbox' }, afterwards: revoke(token) }
    },
    'partners.rotateKey': async () => {
      const { token, made: key } = await keyed()
      return {
        token,
        body: { keyId: key.keyId, overlapHours: 1 },
        other: { overlapHours: 2 },
        afterwards: revoke(token),
      }
    },
    'partners.revokeKey': async () => {
      const { token, made: key } = await keyed()
      return { token, body: { keyId: key.keyId }, other: { keyId: 'another' } }
    },
    'partners.saveWebhook': async () => {
      const { token } = await aPartner()
      return {
        token,
        body: { url: 'https://shop.example/hook' },
        other: { url: 'https://other.example/hook' },
        afterwards: () => made(app.call(partners.rotateSecret, { token })),
      }
    },
    'partners.rotateSecret': async () => {
      const { token } = await withWebhook()
      return { token, body: {}, afterwards: () => made(app.call(partners.rotateSecret, { token })) }
    },
    'partners.sendTest': async () => ({ token: (await withWebhook()).token, body: {} }),
    'partners.resend': async () => {
      const { token } = await withWebhook()
      const { eventId } = await made(app.call<{ eventId: string }>(partners.sendTest, { token }))
      return { token, body: { eventId }, other: { eventId: 'another' } }
    },
    'partnerReviews.decide': byDesk(async () => ({
      body: { applicationId: await waiting(), verdict: 'accept', tier: 'bronze' },
      other: { tier: 'gold' },
    })),
    'partnerReviews.suspend': byDesk(async () => {
      const { applicationId } = await aPartner()
      return {
        body: { applicationId, ...suspended },
        other: { reason: 'termsBroken' },
        afterwards: () => made(desk.asDesk(partnerReviews.resume, { body: { applicationId } })),
      }
    }),
    'partnerReviews.resume': byDesk(async () => {
      const { applicationId } = await aPartner()
      await suspend(applicationId)
      return {
        body: { applicationId },
        other: { applicationId: (await aPartner()).applicationId },
        afterwards: () => suspend(applicationId),
      }
    }),
    'partnerReviews.giveTier': byDesk(async () => ({
      body: { applicationId: (await aPartner()).applicationId, tier: 'silver' },
      other: { tier: 'gold' },
    })),
    'partnerReviews.revokeKey': byDesk(async () => {
      const { applicationId, made: key } = await keyed()
      return { body: { applicationId, keyId: key.keyId }, other: { keyId: 'another' } }
    }),
    'partnerApi.quote': async () => ({
      token: (await keyed()).made.key,
      body: wish,
      other: { faceValue: '50' },
    }),
    'partnerApi.upload': async () => ({
      token: (await keyed()).made.key,
      body: { kind: 'front', file: await aPicture(1) },
      other: { file: await aPicture(2) },
    }),
    'partnerApi.submit': async () => {
      const token = (await keyed()).made.key
      const { quoteId } = await made(app.call<PartnerQuote>(partnerApi.quote, { token, body: wish }))
      const body = { quoteId, cards: [{ code: aSteamCode(), photos: [] }] }
      return { token, body, other: { comment: 'another' } }
    },
  }
}
