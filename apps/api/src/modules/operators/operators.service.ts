import type { OperatorSelf, OperatorSignIn } from '@kaadi/contract/operators'
import type { OpenSession, Session } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import {
  createSecondFactor,
  createSessionsRepository,
  createSignIn,
  endSessionsOfOperator,
  hashToken,
  type Place,
  readDevice,
  requirePassword,
} from '../sessions/index.ts'
import { createOperatorsRepository } from './operators.repository.ts'

export function createOperatorsService(deps: Deps) {
  const { idleMinutes, hours } = deps.config.operatorSessions
  const life = { lifeSeconds: hours * 3600, idleSeconds: idleMinutes * 60 }
  const sessions = createSessionsRepository(deps.database)
  const operators = createOperatorsRepository(deps.database)
  const secondFactor = createSecondFactor(deps)
  const checkCredentials = createSignIn(deps, { realm: 'operator', findPassword: operators.findPassword })

  const signIn = async (given: OperatorSignIn, place: Place): Promise<Session> => {
    const { ownerId, email, passwordHash } = await checkCredentials(given, place)
    if (await operators.isSuspended(ownerId)) throw new DomainError('operatorSuspended')
    const holder = { realm: 'operator' as const, id: ownerId, email }
    const factorProved = await secondFactor.requireAtSignIn(holder, { code: given.factor }, undefined)
    const token = deps.ids.token()
    const session = {
      publicId: deps.ids.publicId(),
      tokenHash: hashToken(token),
      ownerId,
      ...life,
      ...place,
    }
    // Changed while it was looked at: the session would outlive the change.
    if (!(await sessions.insertOfOperator(session, { passwordHash, factorProved })))
      throw new DomainError('badCredentials')
    return { access_token: token, token_type: 'Bearer', expires_in: life.lifeSeconds }
  }

  /** The one that asks stands first. */
  const listSessions = async ({ id, sessionHash }: SignedInOperator): Promise<OpenSession[]> => {
    const stored = await sessions.listOfOperator(id)
    const open = stored.map(({ id: sessionId, tokenHash, userAgent, ip, createdAt, lastSeenAt }) => ({
      id: sessionId as OpenSession['id'],
      ...readDevice(userAgent),
      ip,
      createTime: createdAt.toISOString(),
      lastSeenTime: lastSeenAt.toISOString(),
      isCurrent: tokenHash.equals(sessionHash),
    }))
    return open.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  }

  return {
    signIn,
    listSessions,

    endSessions: async (
      operator: SignedInOperator,
      sessionId: string | undefined,
    ): Promise<OpenSession[]> => {
      const { id, sessionHash } = operator
      const ended = await endSessionsOfOperator(deps.database.db, id, sessionHash, sessionId)
      if (sessionId !== undefined && ended.length === 0) throw notFound()
      for (const hash of ended) deps.forgetSession(hash)
      return listSessions(operator)
    },

    signOut: (sessionHash: Buffer): Promise<void> => sessions.remove('operator', sessionHash),

    lock: async ({ sessionHash }: SignedInOperator): Promise<null> => {
      await sessions.lock(sessionHash)
      return null
    },

    unlock: async ({ id, sessionHash }: SignedInOperator, password: string): Promise<null> => {
      await requirePassword(deps, { realm: 'operator', id }, password)
      await sessions.unlock(sessionHash)
      return null
    },

    self: (operator: SignedInOperator): OperatorSelf => ({
      operatorId: operator.publicId,
      name: operator.name,
      email: operator.email,
      roles: [...operator.roles],
      mustSetFactor: operator.mustSetFactor,
      isDemo: operator.isDemo,
      isLocked: operator.isLocked,
      locksAfterSeconds: life.idleSeconds,
    }),
  }
}
