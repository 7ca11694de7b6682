import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { chunkWith, closureOf } from './module-loads.ts'

/** What the worker keeps from its first minute on: the revision is null where the name has one. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
}

/**
 * The screens that open on a phone that has never shown them with a connection: the five places of the
 * bar, a sale, and the pages of the site. */
const screens = [
  'main.tsx',
  'platform/page/background.ts',
  'routes/home.route.tsx',
  'features/home/home-below.tsx',
  'features/home/starter.tsx',
  'routes/login.route.tsx',
  'platform/words/visitor-language.tsx',
  'routes/login-provider-part.tsx',
  'features/identities/provider-button.tsx',
  'routes/sell/list.route.tsx',
  'routes/sell/submit.route.tsx',
  'routes/transaction/list.route.tsx',
  'routes/wallet/cash.route.tsx',
  'routes/account.route.tsx',
  'features/avatars/avatar-link.tsx',
  'features/users/currency/currency-choice.tsx',
  'features/withdrawals/limits/limits-used.tsx',
  'features/card-orders/history/trade-totals.tsx',
  'routes/help.route.tsx',
  'routes/site-page.route.tsx',
]

/** Files by name, that no script asks for. */
const others = ['index.html', 'icon.svg']

export const shellFiles = (
  dist: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  assets: readonly string[],
): readonly ShellFile[] => {
  const scripts = new Set(screens.flatMap((file) => [...closureOf(chunkWith(file, chunks).fileName, chunks)]))
  const styles = assets.filter((file) => /\.(?:css|woff2)$/.test(file))
  const revisionOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex')
      .slice(0, 16)
  return [
    ...[...scripts, ...styles].map((file) => ({ url: `/${file}`, revision: null })),
    ...others.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
  ]
}
