import { describeDuration } from '@kaadi/core/time'
import type { Site } from '../client/service.ts'
import { isShareToShow } from '../content/proof.ts'
import { percentage, t } from '../content/say.ts'
import { durationWords } from '../content/time-words.ts'

/** What the service has shown so far, computed from settled trades. Hidden before the first. */
export function Proof({ site }: { site?: Site | undefined }) {
  const time = site?.medianSeconds == null ? undefined : describeDuration(site.medianSeconds, durationWords())
  const accepted = site?.acceptedPercent
  const share = isShareToShow(accepted) ? percentage(accepted) : undefined
  return (
    <div className="p-proof" hidden={!time && !share} data-proof="">
      <dl>
        <div hidden={!time} data-proof-time="">
          <dt>{t('Cards are usually paid in')}</dt>
          <dd className="k-num">{time}</dd>
        </div>
        <div hidden={!share} data-proof-accepted="">
          <dt>{t('Cards accepted')}</dt>
          <dd className="k-num">{share}</dd>
        </div>
      </dl>
    </div>
  )
}
