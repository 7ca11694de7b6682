import type { Payouts } from './use-payouts.controller.ts'

export interface PayoutsViewProps extends Payouts {
  readonly chosen: string | undefined
}
