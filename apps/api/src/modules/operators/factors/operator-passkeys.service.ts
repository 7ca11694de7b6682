import type { NewPasskey, Passkey, PasskeyCreation } from '@kaadi/contract/passkeys'
import type { PasskeyId } from '@kaadi/contract/primitives'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { createPasskeysService, createSecondFactor, type RelyingParty } from '../../sessions/index.ts'
import { readSiteInfo } from '../../site/index.ts'
import { asHolder } from './holder.ts'

/** What stands before a change of passkeys. */
interface StepUp {
  readonly password: string
  readonly factor?: string | undefined
}

type At = RelyingParty | undefined

/** The passkeys of operators, by what sellers have. They change by the password and, of who has an app, a code of it. */
export function createOperatorPasskeys(deps: Deps) {
  const secondFactor = createSecondFactor(deps)
  const keys = createPasskeysService({
    deps,
    secondFactor,
    issuer: async () => `${(await readSiteInfo(deps.database.db)).siteName} desk`,
  })

  /** Demo operators may have no app: there the password is all there is. */
  const requireCode = async (operator: SignedInOperator, factor: string | undefined): Promise<void> => {
    const holder = asHolder(operator)
    if (factor !== undefined) return secondFactor.require(holder, factor)
    if ((await secondFactor.challenge(holder, undefined)).app) throw new DomainError('secondFactorNeeded')
  }

  return {
    list: (operator: SignedInOperator): Promise<Passkey[]> => keys.list(asHolder(operator)),

    begin: async (
      operator: SignedInOperator,
      { password, factor }: StepUp,
      at: At,
    ): Promise<PasskeyCreation> => {
      await requireCode(operator, factor)
      return keys.begin(asHolder(operator), password, at)
    },

    add: async (operator: SignedInOperator, given: NewPasskey, at: At, key: string): Promise<Passkey[]> =>
      (await keys.add(asHolder(operator), given, at, key)).passkeys,

    remove: async (
      operator: SignedInOperator,
      { id, password, factor }: StepUp & { readonly id: PasskeyId },
    ): Promise<Passkey[]> => {
      await requireCode(operator, factor)
      return keys.remove(asHolder(operator), { id, password })
    },
  }
}
