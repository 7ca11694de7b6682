import { describe, expect, it } from 'vitest'
import { cardStatus, cardStatuses } from '../card-orders/card-order.status.ts'
import { findingShows } from './finding.rules.ts'

const { notActivated, otherValue, unsupported, used } = cardStatus
const shownBy = (finding: Parameters<typeof findingShows>[0]) =>
  cardStatuses.filter((verdict) => findingShows(finding, verdict))
const page = (balance: string) => ({ source: 'issuer', outcome: null, balance, hash: 'ab' }) as const
const finding = (
  outcome: 'redeemed' | 'refused' | 'otherValue' | 'noAnswer',
  balance: string | null = null,
) => ({ source: 'redeemer', outcome, balance, hash: 'ab' }) as const

describe('what a finding shows', () => {
  it('is a used or inactive card where the issuer’s page shows nothing on it', () => {
    for (const nothing of ['0', '0.00']) expect(shownBy(page(nothing))).toEqual([used, notActivated])
  })

  it('is another value where the page shows one', () => {
    expect(shownBy(page('0.01'))).toEqual([otherValue])
  })

  it('is what a redeemer said, and nothing where it redeemed the card or gave no answer', () => {
    expect(shownBy(finding('refused'))).toEqual([used, notActivated, unsupported])
    expect(shownBy(finding('otherValue', '25'))).toEqual([otherValue])
    expect(shownBy(finding('redeemed'))).toEqual([])
    expect(shownBy(finding('noAnswer'))).toEqual([])
  })

  it('is nothing without a picture', () => {
    expect(shownBy({ ...page('0'), hash: null })).toEqual([])
  })
})
