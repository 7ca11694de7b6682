import type { AcceptOperatorLink, Operator, OperatorLink } from '@kaadi/contract/operators'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { RandomIds } from '../../../http/random-ids.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { visitorKey } from '../../../idempotency/visitor-key.ts'
import { hashToken, normaliseEmail, passwordPurpose } from '../../sessions/index.ts'
import { isCommonPassword } from '../../users/index.ts'
import {
  type AcceptedOperator,
  findLink,
  hasAdmin,
  insertLink,
  requireUsable,
  useLink,
} from './operator-links.repository.ts'

export const linkLifeMinutes = 60
const perPlace = { scope: 'operator:link', limit: 30, windowSeconds: 600 }

/** One-time links by which operators set name and password. */
export function createOperatorLinks(deps: Deps) {
  const { db } = deps.database

  const read = async (token: string, ip: string): Promise<OperatorLink> => {
    await deps.throttle.require({ ...perPlace, subject: ip })
    const link = requireUsable(await findLink(db, hashToken(token)))
    return { email: link.email, roles: link.roles, expiresTime: link.expiresAt.toISOString() }
  }

  /** `onMade` is told who came of it. */
  const accept = async (
    form: AcceptOperatorLink,
    { key, ip, onMade }: { key: string; ip: string; onMade: (made: AcceptedOperator) => void },
  ): Promise<Operator> => {
    const { token, name, password } = form
    const request = visitorKey(deps.vault, 'operators.acceptLink', token, key, form)
    const kept = await storedReply<Operator>(db, request)
    if (kept) return kept
    const { email } = await read(token, ip)
    if (await isCommonPassword(email, password, [name])) throw new DomainError('weakPassword')
    const passwordHash = await deps.secrets.hash(passwordPurpose, password)
    const { reply } = await withIdempotency(deps.database.checker, request, async (tx) => {
      const made = await useLink(tx, hashToken(token), { publicId: deps.ids.publicId(), name, passwordHash })
      const { id, publicId: operatorId, ...operator } = made
      onMade(made)
      return { operatorId, ...operator }
    })
    return reply
  }

  return { read, accept }
}

export interface FirstAdmin {
  readonly email: string
  /** Also where there is an admin: for one who lost the way in. */
  readonly force: boolean
}

/** The token of a link that makes an admin; undefined where there is one and nothing is forced. */
export async function inviteAdmin(
  on: Kysely<Tables>,
  ids: Pick<RandomIds, 'token' | 'publicId'>,
  { email, force }: FirstAdmin,
): Promise<string | undefined> {
  const isForced = await hasAdmin(on)
  if (isForced && !force) return undefined
  const token = ids.token()
  await insertLink(on, {
    publicId: ids.publicId(),
    tokenHash: hashToken(token),
    email: normaliseEmail(email),
    roles: ['admin'],
    lifeMinutes: linkLifeMinutes,
    isForced,
  })
  return token
}
