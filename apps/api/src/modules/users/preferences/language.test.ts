import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { users } from '@kaadi/contract/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { writeNotifications } from '../../notifications/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newestMail = (email: string) => app.mailbox.mails.filter(({ to }) => to === email).at(-1)
const askForCode = async (email: string, purpose: string, language?: string) => {
  await app.call(users.sendVerificationCode, {
    body: { email, purpose, ...(language && { language }) },
  })
  await app.runJobs()
  return newestMail(email)
}

it('writes a French seller their code in French, whatever the page speaks', async () => {
  const seller = await app.signUpUser()
  const { token } = seller
  const chosen = await app.call(users.setLanguage, { token, body: { language: 'fr' } })
  expect(chosen.data).toEqual({ language: 'fr' })
  expect((await app.call(users.me, { token })).data).toMatchObject({ language: 'fr' })
  const mail = await askForCode(seller.email, 'resetPassword', 'ha')
  expect(mail?.subject).toMatch(/^\d{6} est votre code pour un nouveau mot de passe$/)
  expect(mail?.text).toContain('Nous ne le demandons jamais par téléphone ni par messagerie.')
})

it('writes a visitor in the language of the page, and in English without one', async () => {
  expect((await askForCode('visitor@kaadi.example', 'signUp', 'fr'))?.subject).toMatch(
    / est votre code pour ouvrir/,
  )
  expect((await askForCode('other@kaadi.example', 'signUp'))?.subject).toMatch(
    / is your code to open an account$/,
  )
})

it('refuses a language that nobody speaks here', async () => {
  const { token } = await app.signUpUser()
  const refused = await app.call(users.setLanguage, { token, body: { language: 'de' as 'fr' } })
  expect(refused.status).toBe(400)
})

it('says notifications in the language of who reads, those of before too', async () => {
  const { id: userId, token } = await app.signUpUser()
  await writeNotifications(app.database.db, [
    {
      userId,
      bizType: 1,
      subjectId: 'A1',
      title: 'Your card was paid',
      content: '₦5.00 for Steam $1 is in your balance.',
    },
  ])
  const titles = async () =>
    (await app.call<Page<Notification>>(notifications.list, { token })).data.records.map(
      ({ title, content }) => `${title}: ${content}`,
    )
  expect(await titles()).toEqual(['Your card was paid: ₦5.00 for Steam $1 is in your balance.'])
  await app.call(users.setLanguage, { token, body: { language: 'fr' } })
  expect(await titles()).toEqual([
    'Votre carte a été payée: ₦5.00 pour Steam $1\u00a0: c’est dans votre solde.',
  ])
})
