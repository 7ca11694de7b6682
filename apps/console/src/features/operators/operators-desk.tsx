import { LoadSwitch } from '@kaadi/react'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { InviteDrawer } from './inviting/invite-drawer.tsx'
import { OperatorDrawer } from './one/operator-drawer.tsx'
import { useOperatorAccount } from './one/use-operator.controller.ts'
import { OperatorsView } from './operators.view.tsx'
import { useOperators } from './use-operators.controller.ts'

/** The table of operators; the chosen one, or the form of an invitation, comes in from the side. */
export function OperatorsDesk({ chosen }: { readonly chosen: string | undefined }) {
  const state = useOperators()
  const close = () => state.address.change({ id: null })
  return (
    <OperatorsView {...state}>
      {chosen === 'invite' && <InviteDrawer onClose={close} />}
      {chosen !== undefined && chosen !== 'invite' && <Chosen key={chosen} id={chosen} onClose={close} />}
    </OperatorsView>
  )
}

function Chosen({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const state = useOperatorAccount(id)
  const { data, error, refetch } = state.detail
  return (
    <LoadSwitch
      data={data}
      error={error}
      failed={<LoadFailure error={error} onRetry={() => void refetch()} />}
      loading={null}
    >
      {(operator) => <OperatorDrawer {...state} operator={operator} onClose={onClose} />}
    </LoadSwitch>
  )
}
