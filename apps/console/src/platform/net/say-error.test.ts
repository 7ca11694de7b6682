import { endpointList, operatorEndpoints } from '@kaadi/contract'
import { type ErrorName, errorCodes, errorMessageFor } from '@kaadi/contract/errors'
import { ApiError, ContractError, NetworkError } from '@kaadi/core/errors'
import { expect, it } from 'vitest'
import { sayError } from './say-error.ts'

const call = 'POST /ops'
const calls = endpointList.filter(({ noun }) => noun in operatorEndpoints)
const answered = (name: ErrorName, details?: object, serverMessage?: string) =>
  new ApiError({ call, ...errorCodes[name], serverMessage, details })

it.each(
  calls.flatMap(({ name, endpoint }) =>
    (endpoint.errors ?? []).map((error) => [name, error, endpoint] as const),
  ),
)('%s: %s is said in the words that the service sends to operators', (_, error, endpoint) => {
  const words = errorMessageFor(error, endpoint)
  const said = sayError(answered(error, undefined, words))
  expect(said.length).toBeGreaterThan(10)
  // Only with its details does the console know better than the service's sentence.
  if (error !== 'payoutNotYours') expect(said).toBe(words)
  expect(said).not.toMatch(/your (card|balance)|you have already sent|customer service|network error/i)
})

it.each([
  [answered('claimedByAnother', { claimedBy: 'Bola' }), 'Bola has this order.'],
  [answered('claimedByAnother', { claimedBy: 'Ada', byMe: true }), 'You have it in another window.'],
  [answered('orderNotWaiting', { orderStatus: 22 }), 'The seller cancelled this order.'],
  [answered('orderNotWaiting', { orderStatus: 10 }, 'This order has already been decided.'), /decided/],
  [answered('codeOfOtherCard', { position: 2 }), /^Card 2 of this order has this code\./],
  [answered('payoutNotYours', { takenBy: 'Bola' }), /^Bola has this payout\./],
  [answered('exceptionTaken', { takenBy: 'Bola' }), /^Bola looks after this exception\./],
  [answered('payoutNotYours', { takenBy: null }), 'Nobody has this payout now. Take it first.'],
  [
    answered('withdrawalNotWaiting', { takenBy: 'Bola', withdrawalStatus: 4 }),
    /^Bola has this payout by now\./,
  ],
  [
    answered('withdrawalNotWaiting', { takenBy: 'Bola', withdrawalStatus: 10 }),
    /^This payout was paid meanwhile\./,
  ],
  [answered('withdrawalNotWaiting', { takenBy: null, withdrawalStatus: 22 }), /^The seller cancelled/],
  [answered('withdrawalNotWaiting', { takenBy: 'Bola', withdrawalStatus: 21 }), /^This payout has ended/],
  [new NetworkError(call, 'timeout'), /^No answer came\..*Press the same button again/],
  [new NetworkError('GET /ops', 'unreachable'), /^No answer came\..*open the page again/],
  [new ContractError(call, 'data'), /Reload/],
  [new Error('boom'), /Reload/],
])('says %s', (error, words) => expect(sayError(error)).toMatch(words))
