import type { OpenSession, Session, SignInForm } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { readDevice } from './devices/read-device.ts'
import { readPasskeyProof } from './passkeys/read-passkey-proof.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import type { Place } from './place.ts'
import { createSessionsRepository, endUserSessions, passwordStillIs } from './sessions.repository.ts'
import { createSessionOpener } from './signing-in/open-session.ts'
import { createSignIn } from './signing-in/sign-in.ts'
import type { SecondFactor } from './two-factor/second-factor.ts'

export function createSessionsService(deps: Deps, secondFactor: Pick<SecondFactor, 'requireAtSignIn'>) {
  const { db } = deps.database
  const sessions = createSessionsRepository(deps.database)
  const open = createSessionOpener(deps)
  const checkCredentials = createSignIn(deps, {
    realm: 'user',
    findPassword: sessions.findPassword,
  })

  const signIn = async (form: SignInForm, place: Place, at: RelyingParty | undefined): Promise<Session> => {
    const { ownerId, email, passwordHash } = await checkCredentials(form, place)
    const given = { code: form.factor, passkey: readPasskeyProof(form.passkey) }
    const factorProved = await secondFactor.requireAtSignIn({ id: ownerId, email }, given, at)
    const proof = passwordStillIs(ownerId, passwordHash)
    const session = await open({ ownerId, email, keep: form.keep === '1', factorProved, proof }, place)
    if (!session) throw new DomainError('badCredentials')
    return session
  }

  /** The one that asks stands first. */
  const list = async ({ id: userId, sessionHash }: SignedInUser): Promise<OpenSession[]> => {
    const stored = await sessions.listOfUser(userId)
    const open = stored.map(({ id, tokenHash, userAgent, ip, createdAt, lastSeenAt }) => ({
      id: id as OpenSession['id'],
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
    signOut: (sessionHash: Buffer): Promise<void> => sessions.remove('user', sessionHash),
    list,

    endOne: async (user: SignedInUser, publicId: string): Promise<OpenSession[]> => {
      const ended = await sessions.endOne(user.id, publicId)
      if (ended) deps.forgetSession(ended)
      return list(user)
    },

    endOthers: async (user: SignedInUser): Promise<OpenSession[]> => {
      for (const hash of await endUserSessions(db, user.id, user.sessionHash)) deps.forgetSession(hash)
      return list(user)
    },
  }
}
