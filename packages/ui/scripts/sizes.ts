/**
 * Prints what each part of the built kit adds to a page, minified and gzipped, without React, and stores it for the pages
 * of the Storybook: `pnpm sizes` after a build. `--check` fails where a budget is passed; a build does not, so that what
 * is a little too large can still be started and looked at.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

const dist = new URL('../dist/', import.meta.url)
const kit: Record<string, unknown> = await import(new URL('index.js', dist).href)
const gz = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length
const kb = (bytes: number): string => (bytes / 1024).toFixed(2).padStart(7)
const cssOf = (name: string): URL =>
  new URL(`css/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.css`, dist)

/**
 * Bytes. The icons (4.5 KB) come along with whatever draws one; a part of its own is small. The largest, the rate
 * calculator, is made of nine others, one of them a field that belongs to a form. Nobody loads everything: that sum is
 * watched for a sudden leap.
 */
const budgets = { part: 13.25 * 1024, everything: 52 * 1024, styles: 20 * 1024, fonts: 16 * 1024 }

/** What an app has anyway. Without side effects, or unused imports of it would be counted. */
const apart: Plugin = {
  name: 'apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(react|react-dom|uqr|@kaadi\/core|@base-ui)/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    })),
}

async function scriptOf(names: string, entry = './index.js'): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from '${entry}'`, resolveDir: dist.pathname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    splitting: true,
    plugins: [apart],
  })
  return Math.max(...outputFiles.map(({ contents }) => gz(contents)))
}

const over: string[] = []
const check = (what: string, bytes: number, budget: number) => {
  if (bytes > budget) over.push(`${what}: ${kb(bytes)} KB of ${kb(budget)} KB`)
}

/** For the pages of the Storybook. */
const measured: Record<string, { script: number; style: number }> = {}
const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name))
for (const name of components.sort()) {
  const script = await scriptOf(name)
  const style = existsSync(cssOf(name)) ? gz(readFileSync(cssOf(name))) : 0
  measured[name] = { script, style }
  check(name, script, budgets.part)
  console.warn(`${name.padEnd(24)} js ${kb(script)}  css ${style ? kb(style) : '      –'}`)
}
for (const entry of ['./primitives/icon/index.js', './desk/index.js', './desk/widgets/index.js']) {
  const desk: Record<string, unknown> = await import(new URL(entry, dist).href)
  for (const name of Object.keys(desk).filter((key) => /^[A-Z]/.test(key))) {
    const style = existsSync(cssOf(name)) ? gz(readFileSync(cssOf(name))) : 0
    measured[name] = { script: await scriptOf(name, entry), style }
  }
}
writeFileSync(new URL('sizes.json', dist), JSON.stringify(measured))
const everything = await scriptOf(Object.keys(kit).join(', '))
const styles = gz(readFileSync(new URL('styles.css', dist)))
const fonts = ['core', 'naira'].reduce(
  (sum, cut) => sum + readFileSync(new URL(`assets/familjen-grotesk-${cut}.woff2`, dist)).length,
  0,
)
check('everything', everything, budgets.everything)
check('styles.css', styles, budgets.styles)
check('fonts', fonts, budgets.fonts)
console.warn(`\neverything ${kb(everything)} KB, styles.css ${kb(styles)} KB, fonts ${kb(fonts)} KB`)
if (over.length) {
  console.error(`\nOver budget:\n${over.join('\n')}`)
  if (process.argv.includes('--check')) process.exitCode = 1
}
