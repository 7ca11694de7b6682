import { createHash, timingSafeEqual } from 'node:crypto'
import type { Identity, IdentityBegun, IdentityReturned, IdentitySignIn } from '@kaadi/contract/identities'
import type { IdentityId } from '@kaadi/contract/primitives'
import type { Session } from '@kaadi/contract/sessions'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { networkOf } from '../../http/network-of.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import {
  createSecondFactor,
  createSessionOpener,
  createSessionsRepository,
  createSignIn,
  type Place,
  type RelyingParty,
  requirePassword,
} from '../sessions/index.ts'
import { identityBoundMail, identityUnboundMail } from './identities.mails.ts'
import {
  type Bound,
  beginSignIn,
  bindIdentity,
  endSignIn,
  findBound,
  findSubject,
  identityStillIs,
  keepSubject,
  listIdentities,
  markReturned,
  markUsed,
  unbindIdentity,
} from './identities.repository.ts'
import { createProviderClient, type Secrets } from './provider-client.ts'

const tries = { scope: 'identity', limit: 60, windowSeconds: 600 }
const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

export function createIdentitiesService(deps: Deps) {
  const { db } = deps.database
  const configured = deps.config.provider
  const client = configured && createProviderClient(deps.config, configured)
  const secondFactor = createSecondFactor(deps)
  const open = createSessionOpener(deps)
  const { findPassword } = createSessionsRepository(deps.database)
  const checkCredentials = createSignIn(deps, { realm: 'user', findPassword })

  const provider = () => {
    if (!client) throw new DomainError('notFound')
    return client
  }
  const secretsOf = (ticket: string): Secrets => {
    const make = (what: string) => deps.vault.hmac(`identity-${what}`, ticket).toString('base64url')
    return { state: make('state'), nonce: make('nonce'), codeVerifier: make('verifier') }
  }

  /** The page came back: to the ticket of this very sign-in, once. */
  const takeReturn = async (ticket: string, returned: IdentityReturned): Promise<void> => {
    const secrets = secretsOf(ticket)
    if (!isSame(secrets.state, returned.state) || !(await markReturned(db, hashOf(ticket))))
      throw new DomainError('identityExpired')
    await keepSubject(db, hashOf(ticket), await provider().subjectOf(returned, secrets))
  }

  const bind = async (
    subject: string,
    { username, password, code }: NonNullable<IdentitySignIn['account']>,
    proveFactor: (holder: { id: bigint; email: string }) => Promise<boolean>,
    place: Place,
  ): Promise<Bound & { factorProved: boolean }> => {
    const {
      ownerId: userId,
      email,
      passwordHash,
    } = await checkCredentials({ username, password, code }, place)
    const factorProved = await proveFactor({ id: userId, email })
    const { issuer, name } = provider()
    const identityId = deps.ids.publicId()
    await transaction(db, async (tx) => {
      if (!(await bindIdentity(tx, { identityId, userId, issuer, subject, passwordHash })))
        throw new DomainError('identityTaken')
      await deps.mail.send(tx, identityBoundMail(email, name))
    })
    deps.wakeJobs()
    return { identityId, userId, email, factorProved }
  }

  const list = async ({ id }: SignedInUser): Promise<Identity[]> =>
    (await listIdentities(db, id)).map(({ publicId, issuer, createdAt, lastUsedAt }) => ({
      id: publicId as IdentityId,
      name: issuer === client?.issuer ? client.name : new URL(issuer).host,
      createTime: createdAt.toISOString(),
      lastUsedTime: lastUsedAt.toISOString(),
    }))

  return {
    provider: () => ({ provider: client ? { name: client.name } : null }),

    begin: async (ip: string): Promise<IdentityBegun> => {
      const { addressOf } = provider()
      await deps.throttle.require({ ...tries, subject: networkOf(ip) })
      const ticket = deps.ids.token()
      const url = await addressOf(secretsOf(ticket))
      await beginSignIn(db, hashOf(ticket))
      return { url, ticket }
    },

    signIn: async (given: IdentitySignIn, place: Place, at: RelyingParty | undefined): Promise<Session> => {
      const { issuer } = provider()
      await deps.throttle.require({ ...tries, scope: 'identity-return', subject: networkOf(place.ip) })
      const { ticket, returned, account, keep = false } = given
      if (returned) await takeReturn(ticket, returned)
      const subject = await findSubject(db, hashOf(ticket))
      if (subject === undefined) throw new DomainError('identityExpired')
      const factor = { code: given.factor, passkey: given.passkey }
      const proveFactor = (holder: { id: bigint; email: string }) =>
        secondFactor.requireAtSignIn(holder, factor, at)
      const known = await findBound(db, issuer, subject)
      if (!known && !account) throw new DomainError('notBound')
      const { factorProved, ...bound } = known
        ? { ...known, factorProved: await proveFactor({ id: known.userId, email: known.email }) }
        : await bind(subject, account!, proveFactor, place)
      const { userId: ownerId, email, identityId } = bound
      const proof = identityStillIs(identityId)
      const session = await open({ ownerId, email, keep, factorProved, proof }, place)
      if (!session) throw new DomainError('identityExpired')
      await markUsed(db, identityId)
      await endSignIn(db, hashOf(ticket))
      return session
    },

    list,

    unbind: async (
      user: SignedInUser,
      { id, password }: { readonly id: string; readonly password: string },
    ): Promise<Identity[]> => {
      await requirePassword(deps, user, password)
      const [held] = (await list(user)).filter((one) => one.id === id)
      await transaction(db, async (tx) => {
        if (held && (await unbindIdentity(tx, user.id, id)))
          await deps.mail.send(tx, identityUnboundMail(user.email, held.name))
      })
      deps.wakeJobs()
      return list(user)
    },
  }
}

const isSame = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
