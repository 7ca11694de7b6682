// `npm start`: installs, builds and starts the whole service on demo content, and stops it when asked.
import { join } from 'node:path'
import { keepService } from './keep-service.mjs'
import { environment, install, root, turbo } from './workspace.mjs'

const since = Date.now()
const say = (text) => console.log(`[${((Date.now() - since) / 1000).toFixed(0).padStart(3)} s] ${text}`)

say('1 of 3  Installing dependencies (a minute the first time, a second afterwards)')
install()

say('2 of 3  Building the apps (what has not changed is taken from the last build)')
const built = await turbo(['build'], '--output-logs=errors-only')
if (built !== 0) process.exit(built)

say('3 of 3  Starting the service')
keepService(join(root, 'node_modules', '.bin', 'node'), ['dist/server.js'], {
  cwd: join(root, 'apps', 'api'),
  env: environment,
})

// Nobody waits for the kit's Storybook: it is built beside the running service, which serves it from then on.
void turbo(['storybook:build'], '--output-logs=none').then((code) =>
  say(
    code === 0
      ? 'The UI kit is at /storybook/'
      : 'The UI kit could not be built: npm run storybook:build says why',
  ),
)
