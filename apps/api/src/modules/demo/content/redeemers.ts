import type { NewRedeemer } from '../../redeemers/index.ts'

/** Companies that redeem cards for the desk: invented ones. */
export const demoRedeemers: readonly NewRedeemer[] = [
  { publicId: 'accra-card-house', name: 'Accra Card House', cardTypeId: null },
  { publicId: 'razer-point-lagos', name: 'Razer Point Lagos', cardTypeId: 'razer-gold' },
]
