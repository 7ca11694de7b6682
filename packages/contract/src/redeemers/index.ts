export {
  type GiveToRedeemer,
  giveToRedeemerSchema,
  type RedeemerAnswer,
  redeemerAnswerSchema,
} from './custody.requests.ts'
export {
  type Custody,
  custodySchema,
  type Redeemer,
  type RedeemerChange,
  redeemerChangeSchema,
  redeemerSchema,
} from './redeemer.schema.ts'
export { type RedeemersEndpoints, redeemers } from './redeemers.endpoints.ts'
