import { type Finding, findingSchema } from '@kaadi/contract/desk'
import { type Custody, custodySchema, type Redeemer, redeemerSchema } from '@kaadi/contract/redeemers'

/** A company that redeems cards of every brand. */
export const aRedeemer = (
  given: Partial<Omit<Redeemer, 'redeemerId'>> & { redeemerId?: string } = {},
): Redeemer =>
  redeemerSchema.parse({
    redeemerId: 'redeemer-1',
    name: 'Accra Card House',
    cardTypeId: null,
    isOpen: true,
    orders: 1,
    ...given,
  })

/** Cards that a redeemer has. */
export const aCustody = (given: Partial<Custody> = {}): Custody =>
  custodySchema.parse({
    redeemer: 'Accra Card House',
    cardIds: ['card-1'],
    note: 'By this evening, please.',
    by: 'Ada Reviewer',
    time: '2026-11-20T13:05:00.000Z',
    back: null,
    ...given,
  })

/** What an issuer's balance page said of a card: nothing on it. */
export const aFinding = (given: Partial<Finding> = {}): Finding =>
  findingSchema.parse({
    findingId: 'finding-1',
    cardId: 'card-1',
    source: 'issuer',
    outcome: null,
    balance: '0',
    reference: null,
    page: 'https://issuer.example/balance',
    photo: { uploadId: 'photo-1', url: '/object/read?id=photo-1' },
    hash: 'ab'.repeat(32),
    by: 'Ada Reviewer',
    time: '2026-11-20T13:04:00.000Z',
    ...given,
  })
