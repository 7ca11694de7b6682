import { PayoutsView } from './payouts.view.tsx'
import { usePayouts } from './use-payouts.controller.ts'

export function PayoutDesk({ chosen }: { chosen: string | undefined }) {
  return <PayoutsView {...usePayouts(chosen)} chosen={chosen} />
}
