import { Chosen } from '../../platform/screens/list-beside.tsx'
import { PartnerPane } from './partner-pane.view.tsx'
import { PartnersView } from './partners.view.tsx'
import { usePartner } from './use-partner.controller.ts'
import { usePartners } from './use-partners.controller.ts'

/** The list at the left, the chosen partner with what can be done at the right. */
export function PartnerDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <PartnersView {...usePartners()}>
      {chosen === undefined ? null : <ChosenPartner key={chosen} id={chosen} />}
    </PartnersView>
  )
}

function ChosenPartner({ id }: { readonly id: string }) {
  const { detail, act } = usePartner(id)
  return <Chosen detail={detail}>{(shown) => <PartnerPane shown={shown} act={act} />}</Chosen>
}
