import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repository } from './folders.ts'

interface Answers {
  /** Who is signed in there; null for somebody who says no. */
  readonly who?: string | null
  /** Its addresses that answer with a page of words. */
  readonly nonsenseAt?: readonly string[]
}

export interface LoginProvider {
  /** How the service is told of it. */
  readonly settings: Record<string, string>
  readonly tell: (answers: Answers) => Promise<void>
  readonly stop: () => Promise<void>
}

const script = `
  import { createInterface } from 'node:readline'
  import { providerClient, startLoginProvider } from './test/login-provider.ts'
  const provider = await startLoginProvider(process.argv[1])
  const say = (line) => console.log(JSON.stringify(line))
  say({ issuer: provider.issuer, ...providerClient })
  for await (const line of createInterface({ input: process.stdin })) {
    const { who, ...answers } = JSON.parse(line)
    Object.assign(provider, answers, who !== undefined && { who: who ?? undefined })
    say('told')
  }
  await provider.close()
`

/** The OpenID Connect provider of the service's own tests, as a process of its own. */
export const startLoginProvider = async (service: string): Promise<LoginProvider> => {
  const child = spawn(
    process.execPath,
    ['-C', '@kaadi/source', '--input-type=module', '-e', script, `${service}/login`],
    { cwd: join(repository, 'apps', 'api'), stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const heard = async (): Promise<unknown> => {
    // What the provider itself has to say to whoever runs it begins with its name.
    for (let line = await lines.next(); !line.done; line = await lines.next())
      if (/^["{]/.test(line.value)) return JSON.parse(line.value)
    throw new Error('The provider ended.')
  }
  const { issuer, id, secret } = (await heard()) as Record<'issuer' | 'id' | 'secret', string>
  return {
    settings: {
      KAADI_PUBLIC_URL: service,
      KAADI_OIDC_ISSUER: issuer,
      KAADI_OIDC_CLIENT_ID: id,
      KAADI_OIDC_CLIENT_SECRET: secret,
      KAADI_OIDC_NAME: 'Example Login',
    },
    tell: async (answers) => {
      child.stdin.write(`${JSON.stringify(answers)}\n`)
      await heard()
    },
    stop: async () => {
      child.stdin.end()
      await gone
    },
  }
}
