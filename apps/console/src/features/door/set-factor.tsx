import type { OperatorSelf } from '@kaadi/contract/operators'
import { t } from '@kaadi/words'
import { useScreenTitle } from '../../platform/screens/screen-title.ts'
import { SetFactorView } from './set-factor.view.tsx'
import { useSetFactor } from './use-set-factor.controller.ts'

/** Stands in place of the console until the authenticator app is set up: nothing else is answered. */
export default function SetFactor({ operator }: { readonly operator: OperatorSelf }) {
  useScreenTitle(t('Set up your authenticator app'))
  return <SetFactorView {...useSetFactor(operator)} email={operator.email} />
}
