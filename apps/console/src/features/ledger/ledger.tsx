import { LoadSwitch } from '@kaadi/react'
import { SegmentedControl, Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { LedgerView } from './ledger.view.tsx'
import { Standing } from './standing.view.tsx'
import { useLedger } from './use-ledger.controller.ts'

type Actions = Pick<ComponentProps<typeof LedgerView>, 'actionsOf'>

/** The books line by line, or what is owed and held. */
export function Ledger(actions: Actions) {
  const address = useListAddress()
  const view = address.oneOf('view', ['standing']) ?? 'lines'
  return (
    <DeskFrame
      place="ledger"
      title={t('Ledger')}
      tools={
        <SegmentedControl
          label={t('What is looked at')}
          options={[
            { value: 'lines', label: t('Lines') },
            { value: 'standing', label: t('Float and liabilities') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'lines' ? null : next })}
        />
      }
    >
      {view === 'lines' ? <Lines {...actions} /> : <FloatAndLiabilities />}
    </DeskFrame>
  )
}

const Lines = ({ actionsOf }: Actions) => {
  const ledger = useLedger()
  return ledger.accountsError !== null ? (
    <LoadFailure error={ledger.accountsError} onRetry={() => void ledger.page.refetch()} />
  ) : (
    <LedgerView {...ledger} actionsOf={actionsOf} />
  )
}

const refreshMs = 30_000

function FloatAndLiabilities() {
  const standing = useQuery({ ...useReads().treasury.standing(), refetchInterval: refreshMs })
  return (
    <LoadSwitch
      data={standing.data}
      error={standing.error}
      failed={<LoadFailure error={standing.error} onRetry={() => void standing.refetch()} />}
      loading={<Skeleton shape="panel" height="16rem" />}
    >
      {(found) => <Standing standing={found} />}
    </LoadSwitch>
  )
}
