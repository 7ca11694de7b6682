import { LoadSwitch } from '@kaadi/react'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { CaseView } from './case.view.tsx'
import { useCase } from './use-case.controller.ts'
import { useVerifications } from './use-verifications.controller.ts'
import { VerificationsView } from './verifications.view.tsx'

/** The list at the left, the chosen case with its decision at the right. */
export function VerificationDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <VerificationsView {...useVerifications()}>
      {chosen === undefined ? null : <ChosenCase key={chosen} id={chosen} />}
    </VerificationsView>
  )
}

function ChosenCase({ id }: { readonly id: string }) {
  const { detail, decide } = useCase(id)
  const { data, error } = detail
  return (
    <LoadSwitch
      data={data}
      error={error}
      failed={<LoadFailure error={error} onRetry={() => void detail.refetch()} />}
      loading={null}
    >
      {(shown) => <CaseView shown={shown} decide={decide} />}
    </LoadSwitch>
  )
}
