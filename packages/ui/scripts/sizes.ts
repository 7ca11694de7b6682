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
 * Bytes. A part is small: a button brings no icon but the caller's. The largest, the rate calculator, is made of nine
 * others, one of them a field that belongs to a form and reads what is pasted into it. Nobody loads everything: that sum
 * is watched for a sudden leap, as is a widget with all that it stands on.
 */
const budgets = {
  button: 0.75 * 1024,
  part: 9.25 * 1024,
  everything: 49 * 1024,
  widget: 81 * 1024,
  widgets: 118 * 1024,
  styles: 20 * 1024,
  fonts: 16 * 1024,
}

/** What an app has anyway. Without side effects, or unused imports of it would be counted. */
const apart = (filter: RegExp): Plugin => ({
  name: 'apart',
  setup: ({ onResolve }) =>
    onResolve({ filter }, ({ path }) => ({ path, external: true, sideEffects: false })),
})
const neighbours = apart(/^(react|react-dom|uqr|@kaadi\/core|@base-ui)/)
const react = apart(/^react(-dom)?(\/|$)/)

async function scriptOf(names: string, entry = './index.js', without = neighbours): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from '${entry}'`, resolveDir: dist.pathname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    splitting: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [without],
  })
  return Math.max(...outputFiles.map(({ contents }) => gz(contents)))
}

const over: string[] = []
const check = (what: string, bytes: number, budget: number) => {
  if (bytes > budget) over.push(`${what}: ${kb(bytes)} KB of ${kb(budget)} KB`)
}

/** For the pages of the Storybook. */
const measured: Record<string, { script: number; style: number; whole?: number }> = {}
const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name))
for (const name of components.sort()) {
  const script = await scriptOf(name)
  const style = existsSync(cssOf(name)) ? gz(readFileSync(cssOf(name))) : 0
  measured[name] = { script, style }
  check(name, script, name === 'Button' ? budgets.button : budgets.part)
  console.warn(`${name.padEnd(24)} js ${kb(script)}  css ${style ? kb(style) : '      –'}`)
}
for (const entry of ['./primitives/icon/index.js', './desk/index.js', './desk/widgets/index.js']) {
  const desk: Record<string, unknown> = await import(new URL(entry, dist).href)
  for (const name of Object.keys(desk).filter((key) => /^[A-Z]/.test(key))) {
    const style = existsSync(cssOf(name)) ? gz(readFileSync(cssOf(name))) : 0
    measured[name] = { script: await scriptOf(name, entry), style }
  }
}
/** With Base UI, the decimals and all else but React: what a page pays that draws this alone. */
const widgets = './desk/widgets/index.js'
const widgetNames = Object.keys(await import(new URL(widgets, dist).href)).filter((key) => /^[A-Z]/.test(key))
for (const name of widgetNames) {
  const whole = await scriptOf(name, widgets, react)
  measured[name] = { ...measured[name]!, whole }
  check(`${name} with what it stands on`, whole, budgets.widget)
  console.warn(`${name.padEnd(24)} js ${kb(measured[name].script)}  with Base UI and decimals ${kb(whole)}`)
}
const allWidgets = await scriptOf(widgetNames.join(', '), widgets, react)
check('all widgets', allWidgets, budgets.widgets)
console.warn(`all widgets with what they stand on ${kb(allWidgets)}`)
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
