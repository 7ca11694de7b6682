import type { OpenSession, Session, SignInForm } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { readDevice } from './devices/read-device.ts'
import { readPasskeyProof } from './passkeys/read-passkey-proof.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import { deviceFingerprint, type Place } from './place.ts'
import { hashToken } from './session-reader.ts'
import { createSessionsRepository, endUserSessions } from './sessions.repository.ts'
import { newDeviceMail } from './signing-in/sessions.mails.ts'
import { createSignIn } from './signing-in/sign-in.ts'
import type { SecondFactor } from './two-factor/second-factor.ts'

const day = 86_400
/** Of the cookie: the browser forgets it when the server does. "Keep me signed in" ends after two idle weeks. */
export const lives = {
  short: { lifeSeconds: day, idleSeconds: day },
  long: { lifeSeconds: 30 * day, idleSeconds: 14 * day },
} as const

export function createSessionsService(deps: Deps, secondFactor: Pick<SecondFactor, 'requireAtSignIn'>) {
  const { db } = deps.database
  const sessions = createSessionsRepository(deps.database)
  const checkCredentials = createSignIn(deps, {
    realm: 'user',
    findPassword: sessions.findPassword,
  })

  const signIn = async (form: SignInForm, place: Place, at: RelyingParty | undefined): Promise<Session> => {
    const { ownerId, email, passwordHash } = await checkCredentials(form, place)
    const given = { code: form.factor, passkey: readPasskeyProof(form.passkey) }
    const factorProved = await secondFactor.requireAtSignIn({ id: ownerId, email }, given, at)
    const life = form.keep === '1' ? lives.long : lives.short
    const token = deps.ids.token()
    const publicId = deps.ids.publicId()
    const session = { publicId, tokenHash: hashToken(token), ownerId, ...life, ...place }
    // Changed while it was looked at: the session would outlive the change.
    if (!(await sessions.insertOfUser(session, { passwordHash, factorProved })))
      throw new DomainError('badCredentials')
    await tellOfNewDevice(ownerId, email, place)
    return { access_token: token, token_type: 'Bearer', expires_in: life.lifeSeconds }
  }

  const tellOfNewDevice = async (ownerId: bigint, email: string, place: Place): Promise<void> => {
    const device = deviceFingerprint(deps.vault, place.device ?? place.userAgent)
    if (!(await sessions.meetDevice(ownerId, device, place.device !== undefined))) return
    await deps.mail.send(db, newDeviceMail(email, { ...place, ...readDevice(place.userAgent) }, deps.clock()))
    deps.wakeJobs()
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
