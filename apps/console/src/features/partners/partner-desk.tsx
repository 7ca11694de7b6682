import { LoadSwitch } from '@kaadi/react'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
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
  const { data, error } = detail
  return (
    <LoadSwitch
      data={data}
      error={error}
      failed={<LoadFailure error={error} onRetry={() => void detail.refetch()} />}
      loading={null}
    >
      {(shown) => <PartnerPane shown={shown} act={act} />}
    </LoadSwitch>
  )
}
