import { rateHistoryDays } from '@kaadi/contract/rate-history'
import { LoadSwitch } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { RatesView } from '../../features/rates/rates.view.tsx'
import { useRates } from '../../features/rates/use-rates.controller.ts'
import { oneOf, useChangeQuery } from '../../platform/navigation/change-query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'

/** `/sell/list?rates=…`: how a rate moved, and alerts. What is looked at stands in the address. */
export default function RatesPart() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const form = query.get('form')
  const { view, error, onRetry } = useRates({
    cardTypeId: query.get('rates') ?? '',
    currencyTypeId: query.get('currencyTypeId') ?? undefined,
    form: form === 'physical' || form === 'ecode' ? form : undefined,
    days: oneOf(['30', ...rateHistoryDays], query.get('days')),
  })
  return (
    <NavScreen title={t('Rates and alerts')} parent={paths.sellList}>
      <LoadSwitch
        data={view}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={5} label={t('Loading rates')} />}
      >
        {(view) => (
          <RatesView
            {...view}
            onBrand={(rates) => changeQuery({ rates, currencyTypeId: '', form: '' })}
            onCountry={(currencyTypeId) => changeQuery({ currencyTypeId, form: '' })}
            onForm={(next) => changeQuery({ form: next })}
            onDays={(days) => changeQuery({ days })}
          />
        )}
      </LoadSwitch>
    </NavScreen>
  )
}
