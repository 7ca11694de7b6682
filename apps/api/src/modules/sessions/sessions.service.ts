import type { Session, SignInForm } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import type { Place } from './place.ts'
import { hashToken } from './session-reader.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSignIn } from './signing-in/sign-in.ts'

const day = 86_400
/** Of the cookie: the browser forgets it when the server does. "Keep me signed in" ends after two idle weeks. */
export const lives = {
  short: { lifeSeconds: day, idleSeconds: day },
  long: { lifeSeconds: 30 * day, idleSeconds: 14 * day },
} as const

export function createSessionsService(deps: Deps) {
  const sessions = createSessionsRepository(deps.database)
  const checkCredentials = createSignIn(deps, {
    realm: 'user',
    findPassword: sessions.findPassword,
  })

  const signIn = async (form: SignInForm, place: Place): Promise<Session> => {
    const ownerId = await checkCredentials(form, place)
    const life = form.keep === '1' ? lives.long : lives.short
    const token = deps.ids.token()
    await sessions.insert('user', { tokenHash: hashToken(token), ownerId, ...life, ...place })
    return { access_token: token, token_type: 'Bearer', expires_in: life.lifeSeconds }
  }

  return {
    signIn,
    signOut: (sessionHash: Buffer): Promise<void> => sessions.remove('user', sessionHash),
  }
}
