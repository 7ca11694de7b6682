import type { sessions } from '@kaadi/contract/sessions'
import type { User, users } from '@kaadi/contract/users'
import { fromPromise } from 'xstate'
import type { Client } from '../../client/index.ts'
import type { SignInRequest } from './session.machine.ts'

/**
 * The session machine's actors on a client: `sessionMachine.provide({ actors: sessionActors(client) })`. The hash of the
 * password is loaded when it is first needed.
 */
export const sessionActors = (
  client: Client<{ sessions: typeof sessions; users: Pick<typeof users, 'me'> }>,
) => ({
  signIn: fromPromise(async ({ input, signal }: { input: SignInRequest; signal: AbortSignal }) => {
    if (input.by) return input.by(signal)
    const { passwordHash } = await import('../../crypto/index.ts')
    return client.sessions.create({
      body: {
        grant_type: 'password',
        username: input.username,
        password: passwordHash(input.username, input.password),
        scope: 'server',
        ...(input.code && { code: input.code }),
        ...(input.factor && { factor: input.factor }),
        ...(input.passkey && { passkey: JSON.stringify(input.passkey) }),
        keep: input.keep ? '1' : '0',
      },
      signal,
      quiet: true,
    })
  }),
  loadUser: fromPromise<User, void>(({ signal }) => client.users.me({ signal })),
  signOut: fromPromise<unknown, void>(({ signal }) => client.sessions.end({ signal, quiet: true })),
})
