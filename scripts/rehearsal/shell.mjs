// What the steps of a rehearsal share: running a command to its end, and an environment that is nobody's.
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { environment } from '../workspace.mjs'

const execute = promisify(execFile)

/** Neither the build service's identity nor the repository that a git hook runs for may reach a rehearsal. */
const neutral = Object.fromEntries(
  Object.entries(environment).filter(([name]) => !/^(GIT|GITHUB|GITLAB|ACTIONS|CHANGESETS)_/.test(name)),
)

/** Ends whatever runs and lets nothing more begin. */
export const stop = new AbortController()

/** Runs a command; answers what it printed. Throws with everything it said when it fails. */
export const sh = async (command, arguments_, cwd, env = {}) => {
  try {
    const { stdout } = await execute(command, arguments_, {
      cwd,
      env: { ...neutral, ...env },
      maxBuffer: 1e8,
      signal: stop.signal,
    })
    return stdout
  } catch (error) {
    throw new Error(
      `${command} ${arguments_.join(' ')} (${error.signal ?? error.code})\n${error.stdout ?? ''}${error.stderr ?? error.message}`,
    )
  }
}

export const write = (path, value) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
}

/** npm for what comes from outside: from the machine's cache where it can. */
export const npmInstall = (cwd, ...names) =>
  sh('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...names], cwd)
