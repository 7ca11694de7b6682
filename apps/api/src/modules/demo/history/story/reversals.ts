import type { CardOrder } from '@kaadi/contract/card-orders'
import { reversals } from '@kaadi/contract/reversals'
import { uploadEvidence } from '../acts/reviewing.ts'
import type { Step } from './world.ts'

const paid = 'kwame-razer-gold-us-physical-1800 sold'

/** A senior has asked to take a paid order back; another one has to agree. */
export function takenBack(): Step[] {
  return [
    {
      name: `${paid} asked back`,
      ago: 34,
      act: async ({ senior, madeBy }) => {
        const giftOrderId = madeBy(paid) as CardOrder['giftOrderId']
        const uploadId = await uploadEvidence(senior, giftOrderId, `${paid} asked back`)
        const { reversalId } = await senior.ask(reversals.ask, {
          key: `${paid} ask back`,
          body: {
            giftOrderId,
            words:
              'Razer says that this card was bought with a stolen payment card, and has taken its value back.',
            evidence: [{ uploadId, note: 'The letter of Razer, with the number of the card.' }],
          },
        })
        return reversalId
      },
    },
  ]
}
