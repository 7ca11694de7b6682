import type { ReferenceRows } from '../../database/index.ts'

/** From how many points on a level counts, and what it gives. */
export const startingLevels: ReferenceRows = {
  from: 'start',
  table: 'levels',
  rows: [
    {
      level: 1,
      name: 'Bronze',
      exp_from: 0,
      bonus_permille: 0,
      daily_percent: 100,
      head_start_minutes: 0,
      fee_off_percent: 0,
    },
    {
      level: 2,
      name: 'Silver',
      exp_from: 500,
      bonus_permille: 5,
      daily_percent: 100,
      head_start_minutes: 15,
      fee_off_percent: 0,
    },
    {
      level: 3,
      name: 'Gold',
      exp_from: 2_000,
      bonus_permille: 10,
      daily_percent: 150,
      head_start_minutes: 30,
      fee_off_percent: 10,
    },
    {
      level: 4,
      name: 'Platinum',
      exp_from: 8_000,
      bonus_permille: 15,
      daily_percent: 200,
      head_start_minutes: 60,
      fee_off_percent: 20,
    },
    {
      level: 5,
      name: 'Diamond',
      exp_from: 20_000,
      bonus_permille: 20,
      daily_percent: 300,
      head_start_minutes: 120,
      fee_off_percent: 50,
    },
  ],
}
