import type { OperatorInvitation } from '@kaadi/contract/operator-accounts'
import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import { operatorFactor } from '@kaadi/contract/operator-factor'
import type { PasskeyCreation } from '@kaadi/contract/passkeys'
import { passwordHash } from '@kaadi/core/crypto'
import type { TestApp, TestOperator } from './app.ts'
import { anAuthenticator } from './authenticator.ts'
import { made, type RepeatedCall } from './repeated-call.ts'

const reason = 'Left the company.'
let invitations = 0

/** What an admin does to other operators, and to invitations. */
export function repeatedOperators(app: TestApp): Record<string, () => Promise<RepeatedCall>> {
  const admin = () => app.signInOperator('admin')
  const idOf = async ({ id }: TestOperator) => {
    const [row] = await app.database.asOwner(`select public_id from operators where id = ${id}`)
    return { operatorId: String(row!.public_id) }
  }
  const about = async (
    more: object,
    other: object | undefined,
    undo: 'suspend' | 'reinstate' | 'setRoles',
  ) => {
    const { token } = await admin()
    const body = await idOf(await app.signInOperator('reviewer'))
    const undoing = { suspend: { reason }, reinstate: {}, setRoles: { roles: ['reviewer'] } }[undo]
    return {
      token,
      body: { ...body, ...more },
      ...(other && { other }),
      afterwards: () => made(app.call(operatorAccounts[undo], { token, body: { ...body, ...undoing } })),
    }
  }
  const invite = async (token: string): Promise<OperatorInvitation> => {
    const body = { email: `invited${++invitations}@kaadi.example`, roles: ['reviewer'] }
    return made(app.call<OperatorInvitation>(operatorAccounts.invite, { token, body }))
  }
  const withdraw = (token: string, { invitationId }: Pick<OperatorInvitation, 'invitationId'>) =>
    made(app.call(operatorAccounts.withdraw, { token, body: { invitationId } }))

  return {
    'operatorFactor.addPasskey': async () => {
      const { id, token, email, password, factor } = await app.signInOperator('treasurer')
      // Each code of the app opens once.
      await app.database.asOwner(`update operator_factors set last_step = 0 where operator_id = ${id}`)
      const begun = { token, body: { password: passwordHash(email, password), factor: factor() } }
      const creation = await made(app.call<PasskeyCreation>(operatorFactor.beginPasskey, begun))
      return {
        token,
        body: anAuthenticator({ origin: 'http://localhost' }).make(creation),
        other: { name: 'Another' },
      }
    },
    'operatorAccounts.setRoles': () =>
      about({ roles: ['editor'] }, { roles: ['reviewer', 'editor'] }, 'setRoles'),
    'operatorAccounts.suspend': () => about({ reason }, { reason: 'Lost the phone.' }, 'reinstate'),
    'operatorAccounts.reinstate': async () => {
      const call = await about({}, undefined, 'suspend')
      await call.afterwards()
      return call
    },
    'operatorAccounts.endSessions': () => about({}, undefined, 'suspend'),
    'operatorAccounts.resetFactor': () => about({}, undefined, 'suspend'),
    'operatorAccounts.invite': async () => {
      const { token } = await admin()
      return {
        token,
        body: { email: `invited${++invitations}@kaadi.example`, roles: ['reviewer'] },
        other: { roles: ['admin'] },
        afterwards: (reply) => withdraw(token, reply.data),
      }
    },
    'operatorAccounts.resend': async () => {
      const { token } = await admin()
      const { invitationId } = await invite(token)
      await app.database.asOwner(`update operator_invitations set sent_at = now() - interval '2 minutes'`)
      return { token, body: { invitationId }, afterwards: () => withdraw(token, { invitationId }) }
    },
    'operatorAccounts.withdraw': async () => {
      const { token } = await admin()
      const { invitationId, email } = await invite(token)
      return {
        token,
        body: { invitationId },
        afterwards: () =>
          made(app.call(operatorAccounts.invite, { token, body: { email, roles: ['editor'] } })),
      }
    },
  }
}
