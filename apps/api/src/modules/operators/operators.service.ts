import type { Session } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../plugins/domain-error.ts'
import {
  createSessionsRepository,
  createSignInGuard,
  hashToken,
  normaliseEmail,
  type Place,
  passwordPurpose,
} from '../sessions/index.ts'
import { createOperatorsRepository } from './operators.repository.ts'

/** A console left open on a desk ends by itself after an hour without a request. */
const life = { lifeSeconds: 12 * 3600, idleSeconds: 3600 }

export function createOperatorsService(deps: Deps) {
  const repository = createOperatorsRepository(deps.database)
  const sessions = createSessionsRepository(deps.database)
  const guard = createSignInGuard(deps.throttle)

  const signIn = async (username: string, password: string, place: Place): Promise<Session> => {
    const attempt = { realm: 'operator', email: normaliseEmail(username), ip: place.ip } as const
    await guard.enter(attempt)
    const account = await repository.findPassword(attempt.email)
    if (!(await deps.secrets.verify(passwordPurpose, account?.passwordHash, password)) || !account) {
      await guard.fail(attempt)
      throw new DomainError('badCredentials')
    }
    await guard.succeed(attempt)
    const token = deps.ids.token()
    await sessions.insert('operator', {
      tokenHash: hashToken(token),
      ownerId: account.operatorId,
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
