import { approve, build, hold, payBatch } from '../../acts/money/batching.ts'
import { day } from '../minutes.ts'
import type { Step } from '../world.ts'
import { demoPayouts } from './payouts.ts'

const nameOf = ({ seller, ago }: { readonly seller: string; readonly ago: number }) =>
  `${seller} payout ${ago}`

/** One batch of cedi that two people paid, and one of naira that waits for its second person. */
export function batches(): Step[] {
  const done = 'batch of cedi'
  const waits = 'batch of naira'
  const batched = demoPayouts.filter(({ end }) => end === 'batched')
  // The last one is left to be taken by itself.
  const toWait = demoPayouts
    .filter(({ end, currencyId }) => end === 'waiting' && currencyId === 1)
    .slice(0, -1)
  return [
    { name: done, ago: 11 * day - 20, act: (world) => build(world, 2, batched.map(nameOf), done) },
    { name: `${done} approved`, ago: 11 * day - 26, act: (world) => approve(world, done) },
    {
      name: `${done} paid`,
      ago: 11 * day - 40,
      act: (world) =>
        payBatch(
          world,
          done,
          batched.map((payout) => ({ step: nameOf(payout), slip: payout.said! })),
        ),
    },
    { name: waits, ago: 9, act: (world) => build(world, 1, toWait.map(nameOf), waits) },
  ]
}

/** A treasurer looks at one again before it is paid. */
export function held(): Step[] {
  const asked = demoPayouts.find(({ amount }) => amount === '150')!
  return [
    {
      name: `${nameOf(asked)} held`,
      ago: 60,
      act: (world) =>
        hold(world, nameOf(asked), 'Asked for at night, an hour after the last one. Calling the seller.'),
    },
  ]
}
