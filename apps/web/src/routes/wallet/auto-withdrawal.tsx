import type { AutoWithdrawRule } from '@kaadi/contract/auto-withdrawals'
import type { CurrencyId } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import { useNavigate } from 'react-router-dom'
import {
  AutoWithdrawalDock,
  AutoWithdrawalView,
} from '../../features/auto-withdrawals/auto-withdrawal.view.tsx'
import { useAutoRule } from '../../features/auto-withdrawals/use-auto-rule.controller.ts'
import { useAutoWithdrawForm } from '../../features/auto-withdrawals/use-auto-withdrawal.controller.ts'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { FormSkeleton } from '../../platform/screens/form-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

const parentOf = (currencyId: CurrencyId): string => withQuery(paths.cash, { currencyId: String(currencyId) })

/** `/wallet/cash?view=auto&currencyId=…` */
export default function AutoWithdrawalRoute({ currencyId }: { currencyId: CurrencyId }) {
  const { rule, error, onRetry } = useAutoRule(currencyId)
  if (rule !== undefined) return <Rule key={currencyId} currencyId={currencyId} rule={rule ?? undefined} />
  return (
    <NavScreen title={t('Automatic withdrawal')} parent={parentOf(currencyId)} loading={!error}>
      {error ? (
        <LoadFailure error={error} onRetry={onRetry} />
      ) : (
        <FormSkeleton label={t('Loading your rule')} />
      )}
    </NavScreen>
  )
}

function Rule({ currencyId, rule }: { currencyId: CurrencyId; rule: AutoWithdrawRule | undefined }) {
  const navigate = useNavigate()
  const toaster = useToaster()
  const parent = parentOf(currencyId)
  const setting = useAutoWithdrawForm(currencyId, rule, () => {
    toaster.show({ text: t('Your rule is saved.'), tone: 'ok' })
    void navigate(parent, { replace: true })
  })
  return (
    <NavScreen
      title={t('Automatic withdrawal')}
      parent={parent}
      footer={<AutoWithdrawalDock isBusy={setting.isBusy} />}
    >
      <AutoWithdrawalView {...setting} />
    </NavScreen>
  )
}
