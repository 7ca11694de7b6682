import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { repository } from './folders.ts'
import type { Service } from './service.ts'

const password = 'nine quiet market mornings'

/** An admin of the desk. */
export interface Joined {
  readonly password: string
  /** Of their authenticator app. */
  readonly secret: string
}

/** Opens the desk as an operator of their own, with an authenticator app: accounts of the demonstration have none. */
export async function joinDesk(service: Service, desk: Page): Promise<Joined> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-C', '@kaadi/source', 'src/create-admin.ts', 'bisi@kaadi.example'],
    {
      cwd: join(repository, 'apps', 'api'),
      env: { PATH: process.env.PATH, KAADI_DATA: service.dataFolder, PORT: new URL(service.url).port },
    },
  )
  await desk.goto(/\/console\/welcome#\S+/.exec(stdout)![0])
  await desk.getByLabel('Your name').fill('Bisi Adewale')
  await desk.getByLabel('Password', { exact: true }).fill(password)
  await desk.getByRole('button', { name: 'Open the desk' }).click()
  await desk.getByRole('heading', { name: 'Set up your authenticator app' }).waitFor()
  await desk.getByLabel('Password', { exact: true }).fill(password)
  await desk.getByRole('button', { name: 'Go on' }).click()
  const secret = (await desk.locator('.k-two-factor-secret').textContent())!.replace(/\s/g, '')
  await desk.getByRole('textbox').fill(new TOTP({ secret }).generate())
  await desk.getByRole('button', { name: 'Turn on' }).click()
  await desk.getByRole('checkbox').check({ force: true })
  await desk.getByRole('button', { name: 'Done' }).click()
  await desk.getByRole('button', { name: 'Sign out' }).waitFor()
  return { password, secret }
}
