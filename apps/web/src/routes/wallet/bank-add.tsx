import { currencyIds } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AddAccountPin } from '../../features/bank-accounts/add-account-pin.tsx'
import { BankAddDock, BankAddView } from '../../features/bank-accounts/bank-add.view.tsx'
import { useBankAdd } from '../../features/bank-accounts/use-bank-add.controller.ts'
import { OwnNameDock, OwnNameView } from '../../features/users/own-name.view.tsx'
import { useOwnName } from '../../features/users/use-own-name.controller.ts'
import { SetPin } from '../../features/withdrawal-pins/set-pin.tsx'
import { usePinStatus } from '../../features/withdrawal-pins/use-pin-status.controller.ts'
import { useOwnCurrencyId } from '../../platform/money/own-rates.ts'
import { useBack } from '../../platform/navigation/back.ts'
import { useChangeQuery } from '../../platform/navigation/change-query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useSession } from '../../platform/session/session.ts'

/** The form of a new account. The seller's own name is asked for before the first one. */
export function BankAdd() {
  const { user } = useSession()
  const [isNaming, setNaming] = useState(false)
  const isNameless = user !== undefined && user.firstName === null
  if (isNaming || isNameless) return <AskName onDone={() => setNaming(false)} />
  return <NewAccount onRename={() => setNaming(true)} />
}

function AskName({ onDone }: { onDone: () => void }) {
  const name = useOwnName(onDone)
  return (
    <NavScreen title={t('Your name')} parent={paths.bankList} footer={<OwnNameDock isBusy={name.isBusy} />}>
      <OwnNameView {...name} />
    </NavScreen>
  )
}

/** Without a withdrawal password one is set on the way. */
function NewAccount({ onRename }: { onRename: () => void }) {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const back = useBack(paths.bankList)
  const toaster = useToaster()
  const own = useOwnCurrencyId()
  const currencyId =
    currencyIds.find((id) => String(id) === query.get('currencyId')) ??
    currencyIds.find((id) => id === own) ??
    currencyIds[0]!
  const pin = usePinStatus()
  const [isEntering, setEntering] = useState(false)
  const [chosenPin, setChosenPin] = useState<string>()
  const close = () => {
    setChosenPin(undefined)
    setEntering(false)
  }
  const adding = useBankAdd(currencyId, (id) => changeQuery({ currencyId: String(id) }), close)
  const onAdd = () => {
    adding.onAsked()
    if (adding.ready) setEntering(true)
    else if (adding.view.resolution.state === 'mismatch') document.getElementById('name-differs')?.focus()
    else if (adding.view.bank) document.getElementById('account-number')?.focus()
  }
  const onSaved = () => {
    toaster.show({ text: t('Account added'), tone: 'ok' })
    back()
  }
  return (
    <NavScreen
      title={t('Add a bank')}
      parent={paths.bankList}
      footer={<BankAddDock loading={isEntering && pin.isLoading} onAdd={onAdd} />}
    >
      <BankAddView {...adding.view} onRename={onRename} />
      {isEntering && adding.ready && pin.isSet === false && (
        <SetPin
          onSet={(chosen) => {
            setChosenPin(chosen)
            pin.onSet()
          }}
          onClose={close}
        />
      )}
      {isEntering && adding.ready && pin.isSet && (
        <AddAccountPin
          ready={adding.ready}
          given={chosenPin}
          save={adding.save}
          onSaved={onSaved}
          onClose={close}
        />
      )}
    </NavScreen>
  )
}
