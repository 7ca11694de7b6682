import { describe, expect, it } from 'vitest'
import { endpointList, operatorEndpoints } from '../endpoints.ts'
import { type ErrorName, errorCodes, errorNames, operatorErrorWords } from './index.ts'

const calls = endpointList.filter(({ noun }) => noun in operatorEndpoints)
/** What any call of the console may answer beside what it declares. */
const general: readonly ErrorName[] = [
  'invalidInput',
  'unauthenticated',
  'forbidden',
  'idempotencyKeyMissing',
  'idempotencyKeyReused',
  'stillRunning',
  'tooManyRequests',
  'internal',
  'overloaded',
  'crossSite',
]
const met = [...new Set(calls.flatMap(({ endpoint }) => endpoint.errors ?? []).concat(general))]

/** Sentences that speak to a seller of their own card, code or money. */
const toSeller =
  /\b(your|you have already sent) (card|trade|balance|account|withdrawal|rate)\b|we (do not|cannot) buy|customer service/i

describe('the words of operators', () => {
  it.each(errorNames)('%s has a sentence of its own', (name) => {
    expect(operatorErrorWords[name]).toMatch(/^[A-Z].{10,}/)
  })

  it.each(met)('%s, which the console meets, does not speak to a seller', (name) => {
    expect(operatorErrorWords[name]).not.toMatch(toSeller)
    // "cannot", "waite" and the comma of another script stay with the words that the specification gives.
    expect(operatorErrorWords[name]).not.toMatch(/cannot|waite|，/)
  })

  it.each([
    'cardAlreadySubmitted',
    'notFound',
    'forbidden',
    'unauthenticated',
    'notAnImage',
    'internal',
  ] as const)('%s differs from what a seller reads', (name) =>
    expect(operatorErrorWords[name]).not.toBe(errorCodes[name].message),
  )

  it('covers what no call declares as well: the list is the catalogue', () => {
    expect(Object.keys(operatorErrorWords).toSorted()).toEqual([...errorNames].toSorted())
    expect(met.length).toBeGreaterThan(20)
  })
})
