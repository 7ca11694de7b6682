import { arePasskeysHere } from '@kaadi/react/passkeys'
import { PasskeysView } from './passkeys.view.tsx'
import { usePasskeys } from './use-passkeys.controller.ts'

interface PasskeysProps {
  readonly email: string
  /** Whether a code of an authenticator app is asked for. */
  readonly hasApp: boolean
}

/** The own passkeys on the account page. */
export const Passkeys = ({ email, hasApp }: PasskeysProps) => (
  <PasskeysView {...usePasskeys(email, hasApp)} hasApp={hasApp} isPossible={arePasskeysHere()} />
)
