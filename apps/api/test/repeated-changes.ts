import { brandRequests } from '@kaadi/contract/brand-requests'
import type { Change, RebateRule } from '@kaadi/contract/changes'
import { type Coupon, coupons } from '@kaadi/contract/coupons'
import type { TestApp } from './app.ts'
import { changing } from './changing.ts'
import { made } from './repeated-call.ts'

const reason = 'As agreed on Monday.'
let steps = 0
let brands = 0

/** Settings that are changed by proposal, and a campaign's coupon that is taken back. */
export async function repeatedChanges(app: TestApp) {
  const signedIn = async (role: 'editor' | 'senior') => {
    const operator = await app.signInOperator(role)
    return { token: operator.token, ...changing(app)(operator) }
  }
  const [editor, senior] = [await signedIn('editor'), await signedIn('senior')]
  const aStep = (percent: string): RebateRule => ({
    currencyId: 1,
    fromAmount: String(9_000_000 + ++steps),
    percent,
  })
  const asking = (after: RebateRule) => ({ resource: 'rebates', before: null, after, reason }) as const
  const aChange = (percent: string): Promise<Change> => made(editor.propose(asking(aStep(percent))))
  /** Over what one person may decide. */
  const waiting = () => aChange('3')
  return {
    'changes.propose': async () => ({
      token: editor.token,
      body: asking(aStep('0.5')),
      other: { reason: 'For another reason.' },
      afterwards: async ({ data }: { data: Change }) => made(editor.undo(data.changeId)),
    }),
    'changes.undo': async () => {
      const { changeId } = await aChange('0.5')
      return { token: editor.token, body: { changeId, reason }, other: { reason: 'For another reason.' } }
    },
    'changes.decide': async () => {
      const { changeId, fingerprint } = await waiting()
      return {
        token: senior.token,
        body: { changeId, fingerprint, verdict: 'refuse', note: 'Too much.' },
        other: { note: 'Far too much.' },
      }
    },
    'changes.withdraw': async () => ({
      token: editor.token,
      body: { changeId: (await waiting()).changeId },
      other: { changeId: (await waiting()).changeId },
    }),
    'brandRequestReviews.answer': async () => {
      const { token } = await app.signUpUser()
      const name = `Brand ${String.fromCharCode(97 + (++brands % 26))}${brands}`
      await made(app.call(brandRequests.ask, { token, body: { name } }))
      const requestId = name.toLowerCase().replace(' ', '')
      return {
        token: editor.token,
        body: { requestId, answer: 'closed' },
        other: { note: 'Nobody buys it.' },
      }
    },
    'campaigns.voidGrant': async () => {
      const { code } = await editor.aCampaign()
      const { token } = await app.signUpUser()
      const { couponId } = await made(app.call<Coupon>(coupons.redeem, { token, body: { code } }))
      return { token: editor.token, body: { couponId, reason }, other: { reason: 'For another reason.' } }
    },
  }
}
