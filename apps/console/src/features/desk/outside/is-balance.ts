import { cardBalanceSchema } from '@kaadi/contract/desk'

/** Whether the service takes it as what is on a card: zero, or a sum with two decimals. */
export const isBalance = (typed: string): boolean => cardBalanceSchema.safeParse(typed.trim()).success
