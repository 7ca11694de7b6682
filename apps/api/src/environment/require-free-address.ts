import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, ConfigError } from '../config.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Listens for a moment: what stands in the way is told before a database is touched. */
export async function requireFreeAddress(address: Address): Promise<void> {
  const { host, port } = address
  const server = createServer()
  await explainingAddress(address, async () => {
    await once(server.listen({ host, port }), 'listening')
  })
  server.close()
  await once(server, 'close')
}

/** What keeps `listen` from this address, in a sentence. */
export async function explainingAddress(address: Address, listen: () => Promise<void>): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const why = problems[code]
    throw why ? new ConfigError([why(address)]) : error
  }
}

const noneOfOurs = ({ host }: Address): string =>
  `HOST: ${host} is no address of this machine. Write 127.0.0.1 to be reached from it alone, 0.0.0.0 to be reached from everywhere.`

const problems: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
  EACCES: ({ port }) => `PORT: ${port} is not for every user. Set a number above 1023.`,
  EADDRNOTAVAIL: noneOfOurs,
  EINVAL: noneOfOurs,
  ENOTFOUND: noneOfOurs,
  EAI_AGAIN: noneOfOurs,
}
