import type { Session } from '@kaadi/contract/sessions'
import type { RawBuilder } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { readDevice } from '../devices/read-device.ts'
import { deviceFingerprint, type Place } from '../place.ts'
import { hashToken } from '../session-reader.ts'
import { createSessionsRepository } from '../sessions.repository.ts'
import { newDeviceMail } from './sessions.mails.ts'

const day = 86_400
/** Of the cookie: the browser forgets it when the server does. "Keep me signed in" ends after two idle weeks. */
export const lives = {
  short: { lifeSeconds: day, idleSeconds: day },
  long: { lifeSeconds: 30 * day, idleSeconds: 14 * day },
} as const

export interface Opening {
  readonly ownerId: bigint
  readonly email: string
  readonly keep: boolean
  readonly factorProved: boolean
  /** What was looked at a moment ago, as a condition: changed meanwhile, the session would outlive the change. */
  readonly proof: RawBuilder<boolean>
}

/** Opens a session of a seller; undefined where its proof does not hold any more. A device that is new is told by mail. */
export function createSessionOpener(deps: Deps) {
  const { db } = deps.database
  const sessions = createSessionsRepository(deps.database)

  const tellOfNewDevice = async (ownerId: bigint, email: string, place: Place): Promise<void> => {
    const fingerprint = deviceFingerprint(deps.vault, place.device ?? place.userAgent)
    if (!(await sessions.meetDevice(ownerId, fingerprint, place.device !== undefined))) return
    const countryCode = await sessions.countryOf(ownerId)
    const device = { ...place, ...readDevice(place.userAgent), countryCode }
    await deps.mail.send(db, newDeviceMail(email, device, deps.clock()))
    deps.wakeJobs()
  }

  return async (
    { ownerId, email, keep, factorProved, proof }: Opening,
    place: Place,
  ): Promise<Session | undefined> => {
    const life = keep ? lives.long : lives.short
    const token = deps.ids.token()
    const publicId = deps.ids.publicId()
    const session = { publicId, tokenHash: hashToken(token), ownerId, ...life, ...place }
    if (!(await sessions.insertOfUser(session, { proof, factorProved }))) return undefined
    await tellOfNewDevice(ownerId, email, place)
    return { access_token: token, token_type: 'Bearer', expires_in: life.lifeSeconds }
  }
}
