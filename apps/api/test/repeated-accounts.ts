import { deletion } from '@kaadi/contract/deletion'
import { users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { inviteAdmin } from '../src/modules/operators/operator-links.ts'
import { type SignedUp, signIn, signInAsOperator, type TestApp } from './app.ts'
import { made } from './repeated-call.ts'
import { pin } from './withdrawing-seller.ts'

const password = 'a long enough phrase'
let emails = 0
const anEmail = () => `newcomer${++emails}@kaadi.example`

/** Opening accounts, of sellers and operators, and what their owners set once. */
export function repeatedAccounts(app: TestApp) {
  const name = { firstName: 'Adaeze', lastName: 'Okafor' }
  const codeFor = async (email: string) => {
    await made(app.call(users.sendVerificationCode, { body: { email, purpose: 'signUp' } }))
    await app.runJobs()
    return app.mailbox.codeFor(email)
  }
  const deletionCodeFor = async ({ token, email }: SignedUp) => {
    await made(app.call(deletion.sendCode, { token }))
    await app.runJobs()
    return app.mailbox.codeFor(email)
  }
  const form = async (email: string, code: string) => ({
    email,
    code,
    password: passwordHash(email, password),
    countryCode: 'NG',
    isAdult: true,
    acceptsTerms: true,
  })
  return {
    'users.sendVerificationCode': async () => {
      const email = anEmail()
      return {
        body: { email, purpose: 'signUp' },
        other: { email: email.toUpperCase() },
        afterwards: async () => {
          await app.runJobs()
          return made(app.call(users.signUp, { body: await form(email, app.mailbox.codeFor(email)) }))
        },
      }
    },
    'users.signUp': async () => {
      const email = anEmail()
      return {
        body: await form(email, await codeFor(email)),
        other: { countryCode: 'GH' },
        afterwards: async () => {
          const token = await signIn(app.call, email, password)
          return made(app.call(users.setName, { token, body: name }))
        },
      }
    },
    'users.setName': async () => {
      const { token } = await app.signUpUser({ name: null })
      return {
        token,
        body: name,
        other: { firstName: 'Ada' },
        afterwards: () => made(app.call(users.setName, { token, body: { ...name, lastName: 'Eze' } })),
      }
    },
    'withdrawalPins.set': async () => {
      const { token, email } = await app.signUpUser()
      return {
        token,
        body: { pin, password: passwordHash(email, password) },
        other: { pin: '905713' },
      }
    },
    'deletion.sendCode': async () => {
      const { token } = await app.signUpUser()
      return { token, body: {}, afterwards: () => app.runJobs() }
    },
    'deletion.ask': async () => {
      const seller = await app.signUpUser()
      const { token } = seller
      const code = await deletionCodeFor(seller)
      return {
        token,
        body: { code, password: passwordHash(seller.email, seller.password) },
        other: { code: '000000' },
        afterwards: () => made(app.call(deletion.undo, { token })),
      }
    },
    'deletion.undo': async () => {
      const seller = await app.signUpUser()
      const { token } = seller
      const code = await deletionCodeFor(seller)
      const password = passwordHash(seller.email, seller.password)
      await made(app.call(deletion.ask, { token, body: { code, password } }))
      return { token, body: {}, afterwards: () => app.runJobs() }
    },
    'operators.acceptLink': async () => {
      const email = anEmail()
      const token = (await inviteAdmin(app.deps.database.db, app.deps.ids, { email, force: true }))!
      return {
        body: { token, name: 'Bisi Adewale', password: passwordHash(email, password) },
        other: { name: 'Another name' },
        afterwards: () => signInAsOperator(app.call, email, password),
      }
    },
  }
}
