import { Chosen } from '../../platform/screens/list-beside.tsx'
import { AppealCaseView } from './appeal-case.view.tsx'
import { AppealsView } from './appeals.view.tsx'
import { useAppeal } from './use-appeal.controller.ts'
import { useAppeals } from './use-appeals.controller.ts'

/** The list at the left, the chosen appeal with its order and decision at the right. */
export function AppealDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <AppealsView {...useAppeals()}>
      {chosen === undefined ? null : <ChosenAppeal key={chosen} id={chosen} />}
    </AppealsView>
  )
}

function ChosenAppeal({ id }: { readonly id: string }) {
  const { detail, ...work } = useAppeal(id)
  return <Chosen detail={detail}>{(shown) => <AppealCaseView shown={shown} {...work} />}</Chosen>
}
