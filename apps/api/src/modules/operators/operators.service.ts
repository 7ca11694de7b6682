import type { OperatorSignIn } from '@kaadi/contract/operators'
import type { Session } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import { createSessionsRepository, createSignIn, hashToken, type Place } from '../sessions/index.ts'
import { createOperatorsRepository } from './operators.repository.ts'

/** A console left open on a desk ends by itself after an hour without a request. */
const life = { lifeSeconds: 12 * 3600, idleSeconds: 3600 }

export function createOperatorsService(deps: Deps) {
  const sessions = createSessionsRepository(deps.database)
  const checkCredentials = createSignIn(deps, {
    realm: 'operator',
    findPassword: createOperatorsRepository(deps.database).findPassword,
  })

  const signIn = async (given: OperatorSignIn, place: Place): Promise<Session> => {
    const { ownerId } = await checkCredentials(given, place)
    const token = deps.ids.token()
    await sessions.insertOfOperator({
      publicId: deps.ids.publicId(),
      tokenHash: hashToken(token),
      ownerId,
      ...life,
      ...place,
    })
    return { access_token: token, token_type: 'Bearer', expires_in: life.lifeSeconds }
  }

  return {
    signIn,
    signOut: (sessionHash: Buffer): Promise<void> => sessions.remove('operator', sessionHash),
  }
}
