/** How many payouts a batch can have: a person has to look through it. */
export const maxBatchedPayouts = 200

/** How a batch stands. */
export const batchStates = ['waiting', 'sending', 'done', 'dropped', 'emptied'] as const
/**
 * `waiting`: for its second person; `sending`: approved, and not all have ended; `done`; `dropped`: nothing of it is sent;
 * `emptied`: nothing either, because every payout fell out before anybody approved it. It waits for nobody, and is closed by itself.
 */
export type BatchState = (typeof batchStates)[number]

/** Why a payout is not, or no longer, part of its batch. */
export const leftWhys = [
  'cancelled',
  'held',
  'taken',
  'ended',
  'inBatch',
  'release',
  'paused',
  'blocked',
  'owes',
  'networkClosed',
  'dropped',
] as const
/**
 * `cancelled` by its seller; `held` for a check; `taken`: somebody, or a provider, has it; `ended` otherwise; `inBatch`: in another
 * one; `release`: over the limit of one person and not released; `paused`: its seller may not withdraw; `blocked`: its account is; `owes`: its seller owes us; `networkClosed`: that of its address is;
 * `dropped`: the whole batch was.
 */
export type LeftWhy = (typeof leftWhys)[number]
