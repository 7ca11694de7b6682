import type { RecoveryCodes } from '@kaadi/contract/two-factor'
import type { Deps } from '../../../deps.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { createSecondFactor, createTwoFactorService, endSessionsOfOperator } from '../../sessions/index.ts'
import { readSiteInfo } from '../../site/index.ts'
import { asHolder } from './holder.ts'

/** The second factor of operators, by what sellers have: nobody can do without it, and another admin alone resets it. */
export function createOperatorFactor(deps: Deps) {
  const secondFactor = createSecondFactor(deps)
  const factors = createTwoFactorService({
    deps,
    secondFactor,
    issuer: async () => `${(await readSiteInfo(deps.database.db)).siteName} desk`,
  })

  return {
    status: (operator: SignedInOperator) => factors.status(asHolder(operator)),
    begin: (operator: SignedInOperator, password: string) => factors.begin(asHolder(operator), password),

    confirm: async (operator: SignedInOperator, code: string): Promise<RecoveryCodes> => {
      const codes = await factors.confirm(asHolder(operator), code)
      // They were opened by the password alone, perhaps by somebody else.
      const ended = await endSessionsOfOperator(deps.database.db, operator.id, operator.sessionHash)
      for (const hash of [operator.sessionHash, ...ended]) deps.forgetSession(hash)
      return codes
    },

    renewRecoveryCodes: async (operator: SignedInOperator, factor: string): Promise<RecoveryCodes> => {
      await secondFactor.require(asHolder(operator), factor)
      return factors.renewRecoveryCodes(asHolder(operator))
    },
  }
}
