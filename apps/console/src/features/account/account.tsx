import { LoadSwitch } from '@kaadi/react'
import { Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { useOperator } from '../../platform/session/operator.ts'
import { AccountView } from './account.view.tsx'
import { useAccount } from './use-account.controller.ts'

/** The own account of whoever is signed in. */
export function Account() {
  const operator = useOperator()
  const state = useAccount()
  const { known, error, onRetry } = state
  return (
    <DeskFrame title={t('My account')}>
      <LoadSwitch
        data={operator && known && { operator, ...known }}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<Skeleton shape="panel" height="20rem" />}
      >
        {(all) => <AccountView {...state} {...all} />}
      </LoadSwitch>
    </DeskFrame>
  )
}
