import { describeDuration } from '@kaadi/core/time'
import type { Site } from '../client/service.ts'
import { pageWords } from '../content/page-words.ts'
import { isShareToShow } from '../content/proof.ts'

/** What the service has shown so far, computed from settled trades. Hidden before the first. */
export function Proof({ site }: { site?: Site | undefined }) {
  const time = site?.medianSeconds == null ? undefined : describeDuration(site.medianSeconds)
  const share = isShareToShow(site?.acceptedPercent) ? `${site?.acceptedPercent}%` : undefined
  return (
    <div className="p-proof" hidden={!time && !share} data-proof="">
      <dl>
        <div hidden={!time} data-proof-time="">
          <dt>{pageWords.paidIn}</dt>
          <dd className="k-num">{time}</dd>
        </div>
        <div hidden={!share} data-proof-accepted="">
          <dt>{pageWords.accepted}</dt>
          <dd className="k-num">{share}</dd>
        </div>
      </dl>
    </div>
  )
}
