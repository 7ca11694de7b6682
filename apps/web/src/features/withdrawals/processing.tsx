import { LoadSwitch } from '@kaadi/react'
import { t } from '@kaadi/words'
import { paths } from '../../platform/navigation/paths.ts'
import { DetailSkeleton } from '../../platform/screens/detail-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { ProcessingDock, UnitProcessing } from './unit-processing.view.tsx'
import { useWithdrawalDetail } from './use-withdrawal-detail.controller.ts'

/** The screen after a withdrawal was taken: where it stands, live. */
export function Processing({ id }: { id: string }) {
  const { view, error, refetch } = useWithdrawalDetail(id)
  return (
    <NavScreen title={t('Withdrawal')} parent={paths.cash} footer={<ProcessingDock id={id} />}>
      <LoadSwitch
        data={view}
        error={error}
        failed={<LoadFailure error={error} onRetry={refetch} />}
        loading={<DetailSkeleton label={t('Loading the withdrawal')} />}
      >
        {(view) => <UnitProcessing withdrawal={view.withdrawal} now={view.now} />}
      </LoadSwitch>
    </NavScreen>
  )
}
