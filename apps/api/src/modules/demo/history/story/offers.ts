import { gifts } from '@kaadi/contract/gifts'
import { addRateAlerts, fireReached } from '../../../rate-alerts/index.ts'
import { demoFiredAlert } from '../../content/gifts.ts'
import { findSeller } from '../../demo.repository.ts'
import { day, hour } from './minutes.ts'
import type { Step } from './world.ts'

const adaeze = 'adaeze@kaadi.example'

/** A rate that was waited for came, and a task was claimed: its reward has a day to go. */
export function offers(): Step[] {
  return [
    {
      name: `${adaeze} waits for a rate`,
      ago: day + 6 * hour,
      act: async ({ db }) => {
        await addRateAlerts(db, await findSeller(db, adaeze), [demoFiredAlert])
        return undefined
      },
    },
    {
      name: `${adaeze} told of the rate`,
      ago: 20 * hour,
      act: async ({ db }) => {
        await fireReached(db)
        return undefined
      },
    },
    {
      name: `${adaeze} claims a task`,
      ago: day,
      act: async ({ sellers }) => {
        await sellers[adaeze].ask(gifts.claim, {
          key: `${adaeze} claims a task`,
          body: { taskId: 'bank-account' },
        })
        return undefined
      },
    },
  ]
}
