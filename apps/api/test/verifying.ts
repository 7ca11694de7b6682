import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Upload, uploads } from '@kaadi/contract/uploads'
import { type ReviewCase, type ReviewRow, verificationReviews } from '@kaadi/contract/verification-reviews'
import { type Verification, verifications } from '@kaadi/contract/verifications'
import type { SignedUp, TestApp } from './app.ts'
import { aPicture } from './pictures.ts'

let numbers = 10_000_000_000
let pictures = 70_000

/** What a Nigerian seller sends for the first level. */
export const anId = () => ({
  level: 1,
  documentKind: 'nin',
  number: String(++numbers),
  birthDate: '1994-05-17',
})

/** Sellers who are verified, and the desk that looks at them. */
export function verifying(app: TestApp) {
  let usual: Promise<string> | undefined
  const reviewer = async (role: 'reviewer' | 'senior' | 'treasurer' = 'reviewer') =>
    (await app.signInOperator(role)).token
  const anyone = (): Promise<string> => {
    usual ??= reviewer()
    return usual
  }
  return {
    reviewer,
    submit: ({ token }: Pick<SignedUp, 'token'>, body: object) =>
      app.call<Verification>(verifications.submit, { token, body }),
    photo: async ({ token }: Pick<SignedUp, 'token'>, kind: string) => {
      const body = { kind, file: await aPicture(++pictures) }
      const { data } = await app.call<Upload>(uploads.create, { token, body })
      return { kind, uploadId: data.uploadId }
    },
    /** The id of the case that waits. */
    waitingOf: async ({ email }: Pick<SignedUp, 'email'>): Promise<string> => {
      const query = { search: email.split('@')[0]! }
      const { data } = await app.call<KeyedPage<ReviewRow>>(verificationReviews.queue, {
        token: await anyone(),
        query,
      })
      return data.records.find(({ sellerName }) => sellerName === query.search)!.verificationId
    },
    read: async (verificationId: string, token?: string) =>
      app.call<ReviewCase>(verificationReviews.detail, {
        token: token ?? (await anyone()),
        query: { verificationId },
      }),
    decide: async (verificationId: string, verdict: 'accept' | 'refuse', reason?: string, token?: string) =>
      app.call<ReviewCase>(verificationReviews.decide, {
        token: token ?? (await anyone()),
        body: { verificationId, verdict, ...(reason && { reason }) },
      }),
  }
}
