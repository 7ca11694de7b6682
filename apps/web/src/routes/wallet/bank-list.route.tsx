import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { LoadSwitch } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BankListDock, BankListView } from '../../features/bank-accounts/bank-list.view.tsx'
import { RemoveAccount } from '../../features/bank-accounts/remove-account.tsx'
import { useBankAccounts, useBankListActions } from '../../features/bank-accounts/use-bank-list.controller.ts'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { BankAdd } from './bank-add.tsx'

const addPath = withQuery(paths.bankList, { add: '1' })

/** `/wallet/bankList`, and with `?add=1` the form of a new account. */
export default function BankListRoute() {
  const [query] = useSearchParams()
  return query.get('add') === '1' ? <BankAdd /> : <BankList />
}

function BankList() {
  const { accounts, error, onRetry } = useBankAccounts()
  const actions = useBankListActions()
  const [removing, setRemoving] = useState<BankAccount | null>(null)
  const hasRoom = accounts !== undefined && accounts.length > 0 && accounts.length < actions.max
  return (
    <NavScreen
      title={t('Bank accounts')}
      parent={paths.cash}
      loading={!accounts && !error}
      footer={hasRoom ? <BankListDock addPath={addPath} /> : undefined}
    >
      <LoadSwitch
        data={accounts}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={3} label={t('Loading bank accounts')} />}
      >
        {(accounts) => (
          <BankListView {...actions} accounts={accounts} addPath={addPath} onRemove={setRemoving} />
        )}
      </LoadSwitch>
      {removing && <RemoveAccount account={removing} onClose={() => setRemoving(null)} />}
    </NavScreen>
  )
}
