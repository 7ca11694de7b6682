import type { Rolldown } from 'vite'
import type { LoadsOf } from './module-loads.ts'

const isScript = (id: string) => !/\.css(?:$|\?)/.test(id)

/**
 * Which modules travel together. A file costs a slow phone a third of a second to ask for and some nine hundred bytes of
 * headers, so that twenty small ones cost more than the code in them: each first screen is one file beside what both share,
 * what comes right after its first look is another, and so is what the screens behind them share.
 */
export const chunksOf = (loadsOf: LoadsOf): Rolldown.CodeSplittingGroup[] => {
  const start = loadsOf('main.tsx')
  const home = loadsOf('routes/home.route.tsx')
  const login = loadsOf('routes/login.route.tsx')
  const below = loadsOf('features/home/home-below.tsx')
  const needsYou = loadsOf('features/home/order-needs-you.view.tsx')
  const background = new Set([...loadsOf('platform/page/background.ts'), ...loadsOf('app/late-hosts.tsx')])
  const common = (id: string) => start.has(id) || (home.has(id) && login.has(id))
  const isLibrary = (id: string) => /node_modules|rolldown[/:]runtime|vite[/:]preload-helper/.test(id)
  const groups: readonly [name: string, test: (id: string) => boolean][] = [
    // Changes seldom: a new release leaves it in the cache.
    ['vendor', (id) => isLibrary(id) && (common(id) || !id.includes('node_modules'))],
    ['app', common],
    ['home', (id) => home.has(id)],
    // A file of its own, so that home never loads the sign-in for what an order that waits for its seller, or what stands
    // above every screen, needs of it.
    ['notice', (id) => login.has(id) && (needsYou.has(id) || background.has(id))],
    ['login', (id) => login.has(id)],
    ['below', (id) => below.has(id)],
    ['background', (id) => background.has(id)],
    // Only where an order waits for its seller.
    ['needs-you', (id) => needsYou.has(id)],
  ]
  return [
    // The first that takes a module has it.
    ...groups.map(([name, test], at) => ({
      name,
      test: (id: string) => isScript(id) && test(id),
      priority: groups.length - at,
    })),
    {
      name: 'screens',
      minShareCount: 3,
      // Sums and hashes bring a library of ten kilobytes each: they come with who needs them.
      test: (id) => /\.tsx?$/.test(id) && !/\/(?:machines|crypto|money|amount-input)\//.test(id),
      priority: 0,
    },
  ]
}
