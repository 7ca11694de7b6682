import { deletion } from '@kaadi/contract/deletion'
import { type PasskeyCreation, passkeys } from '@kaadi/contract/passkeys'
import { users, type VerificationPurpose } from '@kaadi/contract/users'
import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { passwordHash } from '@kaadi/core/crypto'
import { inviteAdmin } from '../src/modules/operators/links/operator-links.ts'
import { type SignedUp, signIn, signInAsOperator, type TestApp } from './app.ts'
import { anAuthenticator } from './authenticator.ts'
import { made } from './repeated-call.ts'
import { asSeen } from './set-switch.ts'
import { anId, verifying } from './verifying.ts'
import { pin, setPin } from './withdrawing-seller.ts'

const password = 'a long enough phrase'
const newPassword = 'nine quiet market mornings'
let emails = 0
const anEmail = () => `newcomer${++emails}@kaadi.example`

/** Opening accounts, of sellers and operators, and what their owners set once. */
export function repeatedAccounts(app: TestApp) {
  const name = { firstName: 'Adaeze', lastName: 'Okafor' }
  const codeFor = async (email: string, purpose: VerificationPurpose = 'signUp', token?: string) => {
    await made(app.call(users.sendVerificationCode, { body: { email, purpose }, ...(token && { token }) }))
    await app.runJobs()
    return app.mailbox.codeFor(email)
  }
  const linkFor = async (email: string): Promise<string> => {
    await app.runJobs()
    const mail = app.mailbox.mails.findLast(({ to, text }) => to === email && text.includes('/activate#'))
    return /#([\w-]{43})/.exec(mail!.text)![1]!
  }
  const aWaitingSignUp = async () => {
    const email = anEmail()
    const { code: _, ...body } = await form(email, '000000')
    await made(app.call(users.signUpByLink, { body }))
    return { email, token: await linkFor(email) }
  }
  const deletionCodeFor = async ({ token, email }: SignedUp) => {
    await made(app.call(deletion.sendCode, { token }))
    await app.runJobs()
    return app.mailbox.codeFor(email)
  }
  const aSellerWithPin = async () => {
    const seller = await app.signUpUser()
    await made(setPin(app, seller))
    return seller
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
    'users.signUpByLink': async () => {
      const { code: _, ...body } = await form(anEmail(), '000000')
      return {
        body,
        other: { countryCode: 'GH' },
        afterwards: async () => {
          const token = await linkFor(body.email)
          return made(app.call(users.activate, { body: { token, password: body.password } }))
        },
      }
    },
    'users.activate': async () => {
      const { token, email } = await aWaitingSignUp()
      return {
        body: { token, password: passwordHash(email, password) },
        other: { password: passwordHash(email, newPassword) },
        afterwards: () => signIn(app.call, email, password),
      }
    },
    'users.resendActivation': async () => {
      const { token, email } = await aWaitingSignUp()
      await app.database.asOwner('update throttles set ends_at = now()')
      return { body: { token }, afterwards: () => linkFor(email) }
    },
    'users.resetPassword': async () => {
      const { email } = await app.signUpUser()
      return {
        body: {
          email,
          code: await codeFor(email, 'resetPassword'),
          password: passwordHash(email, newPassword),
        },
        other: { password: passwordHash(email, `${newPassword} too`) },
        afterwards: () => signIn(app.call, email, newPassword),
      }
    },
    'users.changePassword': async () => {
      const { email, token } = await app.signUpUser()
      const code = await codeFor(email, 'changePassword', token)
      return {
        token,
        body: {
          oldPassword: passwordHash(email, password),
          code,
          password: passwordHash(email, newPassword),
        },
        other: { password: passwordHash(email, `${newPassword} too`) },
        afterwards: () => signIn(app.call, email, newPassword),
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
    'passkeys.add': async () => {
      const { token, email } = await app.signUpUser()
      const begun = { token, body: { password: passwordHash(email, password) } }
      const creation = await made(app.call<PasskeyCreation>(passkeys.begin, begun))
      return {
        token,
        body: anAuthenticator({ origin: 'http://localhost' }).make(creation),
        other: { name: 'Another' },
        afterwards: () => app.runJobs(),
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
    'withdrawalPins.change': async () => {
      const { token } = await aSellerWithPin()
      const changed = { oldPin: pin, pin: '905713' }
      return {
        token,
        body: changed,
        other: { pin: '846201' },
        afterwards: () =>
          made(app.call(withdrawalPins.change, { token, body: { oldPin: changed.pin, pin } })),
      }
    },
    'withdrawalPins.sendCode': async () => {
      const { token } = await aSellerWithPin()
      return { token, body: {}, afterwards: () => app.runJobs() }
    },
    'withdrawalPins.reset': async () => {
      const seller = await aSellerWithPin()
      const { token, email } = seller
      await made(app.call(withdrawalPins.sendCode, { token }))
      await app.runJobs()
      const code = app.mailbox.codeFor(email)
      return {
        token,
        body: { password: passwordHash(email, seller.password), code, pin: '905713' },
        other: { pin: '846201' },
        afterwards: () => made(app.call(withdrawalPins.change, { token, body: { oldPin: '905713', pin } })),
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
    'switches.set': async () => {
      const { token } = await app.signInOperator('admin')
      return { token, body: await asSeen(app, token, { name: 'service', isOpen: true }) }
    },
    'verifications.submit': async () => {
      const seller = await app.signUpUser()
      const body = anId()
      return {
        token: seller.token,
        body,
        other: { birthDate: '1990-01-01' },
        afterwards: async () => {
          const { waitingOf, decide } = verifying(app)
          return made(decide(await waitingOf(seller), 'refuse', 'mismatch'))
        },
      }
    },
    'verificationReviews.decide': async () => {
      const seller = await app.signUpUser()
      const { submit, waitingOf, reviewer } = verifying(app)
      await made(submit(seller, anId()))
      return {
        token: await reviewer(),
        body: { verificationId: await waitingOf(seller), verdict: 'refuse', reason: 'mismatch' },
        other: { reason: 'numberUnknown' },
        afterwards: () => made(submit(seller, anId())),
      }
    },
    'operators.acceptLink': async () => {
      const email = anEmail()
      const token = (await inviteAdmin(app.deps.database.checker, app.deps.ids, { email, force: true }))!
      return {
        body: { token, name: 'Bisi Adewale', password: passwordHash(email, password) },
        other: { name: 'Another name' },
        afterwards: () => signInAsOperator(app.call, email, password),
      }
    },
  }
}
