import { Alert } from '@kaadi/ui'
import { LockIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { times } from '../time/times.ts'

interface CountryClosedProps {
  /** `opening` an account, or `using` the one that is there. */
  readonly act: 'opening' | 'using'
  readonly reopensTime: string | null
}

/** What cannot be done while a country is closed, what stays, and until when. */
export default function CountryClosed({ act, reopensTime }: CountryClosedProps) {
  return (
    <Alert
      tone="todo"
      icon={<LockIcon />}
      title={
        act === 'opening'
          ? t('We are closed in this country at the moment')
          : t('We are closed in your country at the moment')
      }
    >
      {act === 'opening'
        ? t('No account can be opened there now.')
        : t(
            'You cannot sell or withdraw now. Your money is safe, and cards that you have sent are paid.',
          )}{' '}
      {reopensTime !== null && t('It opens again at about {time}.', { time: times.short(reopensTime) })}
    </Alert>
  )
}
