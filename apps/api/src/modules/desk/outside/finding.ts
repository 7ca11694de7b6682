import type { CardStatus } from '@kaadi/contract/card-orders'
import { type Finding, findingShows } from '@kaadi/contract/desk'
import type { SignPhoto } from '../../card-orders/index.ts'
import type { Decision } from '../deciding/decide-orders.repository.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import { judgesOf } from '../leases/judges.ts'
import type { StoredFinding } from './findings.repository.ts'

/**
 * What is told of an order's cards beside what `judges` saw. A second reviewer looks at the issuer's page themself: what the first
 * one saw there would tell what they thought. What a redeemer said cannot be asked again.
 */
export const findingsFor = (
  { findings }: { readonly findings: readonly StoredFinding[] },
  judges: readonly bigint[],
): readonly StoredFinding[] =>
  findings.filter(({ source, byId }) => source === 'redeemer' || !judges.some((id) => byId === `${id}`))

/** `sign` is null for whoever may not see the picture. */
export const toFinding = (
  { publicId, position: _, uploadId, upload: __, byId: ___, time, ...finding }: StoredFinding,
  { cardId, sign }: { readonly cardId: string; readonly sign: SignPhoto | null },
): Finding => ({
  ...finding,
  findingId: publicId,
  cardId,
  photo: uploadId && sign ? { uploadId: uploadId as never, url: sign(uploadId) } : null,
  time: new Date(time).toISOString(),
})

/** Cards that are redeemed by what a redeemer said of them last (decision 188): the view redeemed_cards says the same. */
export function redeemedPositions({
  findings,
}: {
  readonly findings: readonly Pick<StoredFinding, 'position' | 'outcome'>[]
}): ReadonlySet<number> {
  const last = new Map(
    findings
      .filter(({ outcome }) => outcome !== null && outcome !== 'noAnswer')
      .map(({ position, outcome }) => [position, outcome]),
  )
  return new Set([...last].flatMap(([position, outcome]) => (outcome === 'redeemed' ? [position] : [])))
}

/** What shows this verdict on a card beside the reviewer's own pictures. */
export const shownBy = (
  order: Pick<DecidableOrder, 'findings' | 'firstJudge' | 'secondJudge'>,
  position: number,
  verdict: CardStatus,
): readonly StoredFinding[] =>
  findingsFor(order, judgesOf(order)).filter(
    (finding) => finding.position === position && findingShows(finding, verdict),
  )

/** A finding as the seller reads it beside the decision. */
export const evidenceOfFinding = (
  { position, upload, hash, ...finding }: StoredFinding,
  { faceSymbol }: Pick<DecidableOrder, 'faceSymbol'>,
): Omit<Decision['evidence'][number], 'publicId'> => ({
  position,
  uploadId: BigInt(upload!),
  sha256: Buffer.from(hash!, 'hex'),
  note: wordsOf(finding, faceSymbol),
})

const wordsOf = (
  { source, outcome, balance }: Pick<StoredFinding, 'source' | 'outcome' | 'balance'>,
  faceSymbol: string,
): string => {
  if (source === 'issuer') return `The issuer’s page showed ${faceSymbol}${balance} on this card.`
  return outcome === 'otherValue'
    ? `A company that redeems cards found ${faceSymbol}${balance} on this card.`
    : 'A company that redeems cards could not redeem this card.'
}
