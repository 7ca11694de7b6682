import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AddAccountPin } from '../../features/bank-accounts/add-account-pin.tsx'
import { BankAddDock, BankAddView } from '../../features/bank-accounts/bank-add.view.tsx'
import { bankCurrencyIds, useBankAdd } from '../../features/bank-accounts/use-bank-add.controller.ts'
import { SetPin } from '../../features/withdrawal-pins/set-pin.tsx'
import { usePinStatus } from '../../features/withdrawal-pins/use-pin-status.controller.ts'
import { useBack } from '../../platform/back.ts'
import { useChangeQuery } from '../../platform/change-query.ts'
import { NavScreen } from '../../platform/nav-screen.tsx'
import { paths } from '../../platform/paths.ts'
import { useToaster } from '../../platform/toasts.tsx'

/** The form of a new account. Without a withdrawal password one is set on the way. */
export function BankAdd() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const back = useBack(paths.bankList)
  const toaster = useToaster()
  const currencyId =
    bankCurrencyIds.find((id) => String(id) === query.get('currencyId')) ?? bankCurrencyIds[0]!
  const adding = useBankAdd(currencyId, (id) => changeQuery({ currencyId: String(id) }))
  const pin = usePinStatus()
  const [isEntering, setEntering] = useState(false)
  const close = () => setEntering(false)
  const onAdd = () => {
    adding.onAsked()
    if (adding.ready) setEntering(true)
    else if (adding.view.bank) document.getElementById('account-number')?.focus()
  }
  const onSaved = () => {
    toaster.show({ text: 'Account added', tone: 'ok' })
    back()
  }
  return (
    <NavScreen
      title="Add a bank"
      parent={paths.bankList}
      footer={<BankAddDock busy={isEntering && pin.isLoading} onAdd={onAdd} />}
    >
      <BankAddView {...adding.view} />
      {isEntering && adding.ready && pin.isSet === false && <SetPin onSet={pin.onSet} onClose={close} />}
      {isEntering && adding.ready && pin.isSet && (
        <AddAccountPin ready={adding.ready} save={adding.save} onSaved={onSaved} onClose={close} />
      )}
    </NavScreen>
  )
}
