import { useSearchParams } from 'react-router-dom'
import { WaitingAdjustments } from '../features/adjustments/index.ts'
import { ApprovalDesk } from '../features/changes/index.ts'
import { PayoutStopNotice } from '../platform/screens/payout-stop.tsx'
import { WaitingBatches } from '../platform/screens/waiting-batches.tsx'
import { WaitingReleases } from '../platform/screens/waiting-releases.tsx'
import { WaitingReturns } from '../platform/screens/waiting-returns.tsx'

export default function ApprovalsRoute() {
  const [query] = useSearchParams()
  return (
    <ApprovalDesk
      chosen={query.get('id') ?? undefined}
      above={
        <>
          <PayoutStopNotice />
          <WaitingReleases />
          <WaitingReturns />
          <WaitingBatches />
          <WaitingAdjustments />
        </>
      }
    />
  )
}
