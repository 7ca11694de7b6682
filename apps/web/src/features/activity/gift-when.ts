import { type GiftPhase, giftPhaseAt } from '@kaadi/contract/gifts'
import { t } from '@kaadi/words'
import { times } from '../../platform/time/times.ts'

export interface GiftTime {
  readonly startsTime: string | null
  readonly endsTime: string | null
}

/** Where it stands in its time by this device's clock, and in words. */
export function giftWhen(time: GiftTime): { readonly phase: GiftPhase; readonly when: string } {
  const phase = giftPhaseAt(time, Date.now())
  const at = (instant: string | null) => (instant === null ? '' : times.short(instant))
  if (phase === 'before') return { phase, when: t('Starts {time}', { time: at(time.startsTime) }) }
  if (phase === 'after') return { phase, when: t('Ended {time}', { time: at(time.endsTime) }) }
  return {
    phase,
    when: time.endsTime === null ? t('At any time') : t('Until {time}', { time: at(time.endsTime) }),
  }
}
