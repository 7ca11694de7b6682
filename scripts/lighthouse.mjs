// `npm run lighthouse`: builds what is served, then prints what first visits cost. Takes the number of rounds.
import { join } from 'node:path'
import { environment, findBrowser, root, run, turbo } from './workspace.mjs'

const built = await turbo(['build'], '--output-logs=errors-only')
if (built !== 0) process.exit(built)
const browser = findBrowser()
environment.CHROMIUM_PATH = browser.path
if (browser.libraryPath) environment.LD_LIBRARY_PATH = browser.libraryPath
process.exit(
  await run('node', ['-C', '@kaadi/source', 'src/first-visits/index.ts', ...process.argv.slice(2)], {
    cwd: join(root, 'apps', 'e2e'),
  }),
)
