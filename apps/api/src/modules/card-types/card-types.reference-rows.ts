import type { ReferenceRows } from '../../database/index.ts'

/** From how much experience on a level counts, and what it adds in thousandths of the rate. */
export const startingLevels: ReferenceRows = {
  from: 'start',
  table: 'levels',
  rows: [
    { level: 1, exp_from: 0, bonus_permille: 0 },
    { level: 2, exp_from: 500, bonus_permille: 5 },
    { level: 3, exp_from: 2_000, bonus_permille: 10 },
    { level: 4, exp_from: 8_000, bonus_permille: 15 },
    { level: 5, exp_from: 20_000, bonus_permille: 20 },
  ],
}
