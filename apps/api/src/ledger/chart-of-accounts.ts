/** The name of an account. Only the functions below make one; 0003-ledger.sql and 0004-ledger-door.sql know the same shapes. */
export type AccountAddress = string & { readonly __brand: 'AccountAddress' }

type DeskAccount = 'cards' | 'promo' | 'late-credit' | 'fx' | 'fee'

const address = (text: string) => text as AccountAddress

/** What the user may spend. Never below zero. */
export const userAvailable = (userId: bigint, currencyId: number) =>
  address(`user:${userId}:${currencyId}:available`)

/** What waits for a withdrawal. Never below zero. */
export const userHeld = (userId: bigint, currencyId: number) => address(`user:${userId}:${currencyId}:held`)

/** What the user owes after a claw-back, as a negative balance. */
export const userReceivable = (userId: bigint, currencyId: number) =>
  address(`user:${userId}:${currencyId}:receivable`)

const desk = (name: DeskAccount, currencyId: number) => address(`desk:${name}:${currencyId}`)

/** Stock of bought cards at cost, as a negative balance. */
export const deskCards = (currencyId: number) => desk('cards', currencyId)
/** Level bonuses, coupons and rewards. */
export const deskPromo = (currencyId: number) => desk('promo', currencyId)
/** Credits for a missed promise. */
export const deskLateCredit = (currencyId: number) => desk('late-credit', currencyId)
/** The desk's side of a currency exchange. */
export const deskFx = (currencyId: number) => desk('fx', currencyId)
/** Fees earned on withdrawals. */
export const deskFee = (currencyId: number) => desk('fee', currencyId)

/** What a payout provider has paid out for us. */
export const payout = (provider: string, currencyId: number) => address(`payout:${provider}:${currencyId}`)

/** Money whose owner is not known yet, and the other side of adjustments. */
export const suspense = (currencyId: number) => address(`suspense:${currencyId}`)
