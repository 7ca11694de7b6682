import type { OwnPause } from '@kaadi/contract/risk'
import { useDeviceNow } from '@kaadi/react'
import { Alert } from '@kaadi/ui'
import { PauseIcon } from '@kaadi/ui/icons'
import { fromService, type Message, msg, t } from '@kaadi/words'
import { times } from '../time/times.ts'

const titles: Readonly<Record<OwnPause['scope'], Message>> = {
  selling: msg('Selling is paused until {time}'),
  withdrawing: msg('Withdrawing is paused until {time}'),
  both: msg('Selling and withdrawing are paused until {time}'),
}

/** Which rule, which facts, until when, and what to do. It goes by itself when the pause is over. */
export function PauseDetails({ pause }: { readonly pause: OwnPause }) {
  const now = useDeviceNow()
  if (Date.parse(pause.untilTime) <= now) return null
  return (
    <Alert
      tone="bad"
      icon={<PauseIcon />}
      title={t(titles[pause.scope], { time: times.short(pause.untilTime) })}
    >
      <p>{fromService(pause.text)}</p>
      <p>{t('What we saw:')}</p>
      <ul>
        {pause.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>{fromService(pause.nextStep)}</p>
      <p>{t('It ends by itself. Your balance stays yours.')}</p>
    </Alert>
  )
}
