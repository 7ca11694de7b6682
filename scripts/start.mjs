// `npm start`: installs, builds and starts the whole service on demo content, and stops it when asked.
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { keepService } from './keep-service.mjs'
import { environment, install, root, turbo } from './workspace.mjs'

const since = Date.now()
const say = (text) => console.log(`[${((Date.now() - since) / 1000).toFixed(0).padStart(3)} s] ${text}`)

say('1 of 2  Installing dependencies (half a minute the first time, a second afterwards)')
install()

// Sources run as they are: nothing is built but what browsers load, and that while the service makes its database.
say('2 of 2  Building the apps and starting the service')
const service = keepService(
  join(root, 'node_modules', '.bin', 'node'),
  ['-C', '@kaadi/source', 'src/server.ts', '--front-ends-follow'],
  { cwd: join(root, 'apps', 'api'), env: environment, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
)
const apps = ['web', 'console', 'pc'].map((app) => `--filter=@kaadi/${app}`)
const built = await turbo(['build'], ...apps, '--output-logs=errors-only')
if (built === 0) {
  service.send('front ends')
  await buildStorybook()
} else {
  console.error('The apps could not be built: what the build said stands above.')
  service.kill('SIGTERM')
}

/** Nobody waits for the kit's Storybook: it is built beside the running service, which serves it from then on. */
async function buildStorybook() {
  // Whoever uses the service goes before, and so do its own processes.
  setPriority(10)
  const code = await turbo(['storybook:build'], '--output-logs=none')
  say(
    code === 0
      ? 'The UI kit is at /storybook/'
      : 'The UI kit could not be built: npm run storybook:build says why',
  )
}
