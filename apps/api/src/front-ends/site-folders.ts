import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openSite } from './built-site.ts'
import type { Sites } from './find-page.ts'

/** The repository, wherever the service was started: sources and the built service lie at different depths. */
export function findRepository(from: string = import.meta.dirname): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  }
  return undefined
}

export function openSites(isDevelopment: boolean): Sites {
  const root = findRepository()
  const site = (...below: string[]) => openSite(root && join(root, ...below), { watch: isDevelopment })
  return {
    web: site('apps', 'web', 'dist'),
    console: site('apps', 'console', 'dist'),
    pc: site('apps', 'pc', 'dist'),
    storybook: isDevelopment
      ? site('packages', 'ui', 'storybook-static')
      : openSite(undefined, { watch: false }),
  }
}
