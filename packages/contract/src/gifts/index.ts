export { type GiftPhase, giftPhaseAt } from './gift.rules.ts'
export {
  type BrandSpecial,
  brandSpecialSchema,
  type GiftTask,
  type GiftTaskReward,
  giftTaskRewardSchema,
  giftTaskSchema,
} from './gift.schema.ts'
export { type GiftsEndpoints, gifts } from './gifts.endpoints.ts'
