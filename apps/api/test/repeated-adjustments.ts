import { type Adjustment, adjustments } from '@kaadi/contract/adjustments'
import type { Upload } from '@kaadi/contract/uploads'
import type { TestApp, TestOperator } from './app.ts'
import { aPicture } from './pictures.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { signing } from './signing.ts'

const words = 'The bank charged this fee twice.'

/** Corrections of the books, by two. */
export async function repeatedAdjustments(
  app: TestApp,
): Promise<Record<string, () => Promise<RepeatedCall>>> {
  const [maker, checker] = [await app.signInOperator('treasurer'), await app.signInOperator('treasurer')]
  const signs = signing(app)
  let pictures = 700
  const upload = async ({ token }: TestOperator) =>
    (
      await made(
        app.call<Upload>(adjustments.uploadEvidence, { token, body: { file: await aPicture(++pictures) } }),
      )
    ).uploadId
  const wish = async () => ({
    account: 'fee',
    currencyId: 1,
    direction: 'out',
    amount: '20',
    reason: 'wrongFee',
    words,
    uploadId: await upload(maker),
  })
  const asked = async () =>
    made(app.call<Adjustment>(adjustments.ask, { token: maker.token, body: await wish() }))
  return {
    'adjustments.uploadEvidence': async () => ({
      token: maker.token,
      body: { file: await aPicture(++pictures) },
      other: { file: await aPicture(++pictures) },
    }),
    'adjustments.ask': async () => ({ token: maker.token, body: await wish(), other: { amount: '21' } }),
    'adjustments.confirm': async () => {
      const { adjustmentId, fingerprint } = await asked()
      return {
        token: checker.token,
        body: await signs.bodyOfOther(checker, 'adjustment', { adjustmentId }, fingerprint),
        other: { adjustmentId: (await asked()).adjustmentId },
      }
    },
    'adjustments.decline': async () => ({
      token: checker.token,
      body: { adjustmentId: (await asked()).adjustmentId },
      other: { adjustmentId: (await asked()).adjustmentId },
    }),
  }
}
