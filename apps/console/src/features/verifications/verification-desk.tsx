import { Chosen } from '../../platform/screens/list-beside.tsx'
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
  return <Chosen detail={detail}>{(shown) => <CaseView shown={shown} decide={decide} />}</Chosen>
}
