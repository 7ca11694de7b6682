import { RedeemerPane } from './redeemer-pane.view.tsx'
import { newRedeemer, RedeemersView } from './redeemers.view.tsx'
import { useRedeemers } from './use-redeemers.controller.ts'

/** The redeemers at the left, the chosen or the new one at the right. */
export function RedeemerDesk({ chosen }: { readonly chosen: string | undefined }) {
  const redeemers = useRedeemers()
  const shown = redeemers.page.data?.find(({ redeemerId }) => redeemerId === chosen)
  return (
    <RedeemersView {...redeemers}>
      {shown || chosen === newRedeemer ? (
        <RedeemerPane key={chosen} shown={shown} brands={redeemers.brands} save={redeemers.save} />
      ) : null}
    </RedeemersView>
  )
}
