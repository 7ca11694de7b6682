import { ConfigError } from './config.ts'
import { ForeignDatabase } from './database/index.ts'
import { OlderDatabase } from './newest-copy/index.ts'

const barred = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** What a person reads who started it: the sentence where the cause is known, else the error with its stack. */
export function explainFailure(error: unknown): unknown {
  if ([ConfigError, ForeignDatabase, OlderDatabase].some((known) => error instanceof known))
    return (error as Error).message
  const { code, path } = error as NodeJS.ErrnoException
  if (!code || !path || !barred.has(code)) return error
  return `${path} cannot be used (${code}). Give it to the user who runs the service, or name another folder with KAADI_DATA.`
}
