import { Chosen } from '../../platform/screens/list-beside.tsx'
import { AdjustmentCase } from './adjustment-case.view.tsx'
import { AdjustmentsView } from './adjustments.view.tsx'
import { useAdjustment, useAdjustments } from './use-adjustments.controller.ts'

/** What was asked for at the left, the chosen one with its evidence and decision at the right. */
export function AdjustmentDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <AdjustmentsView {...useAdjustments()}>
      {chosen === undefined ? null : <One key={chosen} id={chosen} />}
    </AdjustmentsView>
  )
}

function One({ id }: { readonly id: string }) {
  const { detail, ...acts } = useAdjustment(id)
  return <Chosen detail={detail}>{(shown) => <AdjustmentCase shown={shown} {...acts} />}</Chosen>
}
