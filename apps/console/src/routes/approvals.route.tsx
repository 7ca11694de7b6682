import { useSearchParams } from 'react-router-dom'
import { WaitingAdjustments } from '../features/adjustments/index.ts'
import { ApprovalDesk } from '../features/changes/index.ts'
import { PayoutStopNotice } from '../platform/screens/payout-stop.tsx'
import { WaitingBatches } from '../platform/screens/waiting-batches.tsx'
import { WaitingReleases } from '../platform/screens/waiting-releases.tsx'
import { WaitingRestart } from '../platform/screens/waiting-restart.tsx'
import { WaitingReturns } from '../platform/screens/waiting-returns.tsx'
import { WaitingReversals } from '../platform/screens/waiting-reversals.tsx'

export default function ApprovalsRoute() {
  const [query] = useSearchParams()
  return (
    <ApprovalDesk
      chosen={query.get('id') ?? undefined}
      above={
        <>
          <PayoutStopNotice />
          <WaitingRestart />
          <WaitingReleases />
          <WaitingReturns />
          <WaitingBatches />
          <WaitingReversals />
          <WaitingAdjustments />
        </>
      }
    />
  )
}
