import { spawn } from 'node:child_process'
import type { ServerUser } from './unprivileged.ts'

/** Runs a program to its end; its own words are the error's message. */
export function run(file: string, args: readonly string[], user: ServerUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...user,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${file} ended with ${signal ?? code}:\n${Buffer.concat(said).toString('utf8')}`)),
    )
  })
}

/** Nothing of our own environment, its secrets least of all, is the server's concern. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
})
