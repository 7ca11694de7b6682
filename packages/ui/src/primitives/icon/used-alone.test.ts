// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const paths = globSync('src/primitives/icon/generated/*.ts').map((file) => ({
  name: basename(file, '-icon.ts'),
  path: readFileSync(file, 'utf8').match(/'(M[^']+)'/)![1]!,
}))

/** The icons whose drawings are in what a bundler makes of these names of the kit. */
async function shippedWith(names: string, door = './src/index.ts'): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from '${door}'`, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    outdir: 'out',
  })
  const script = outputFiles.map(({ text }) => text).join('')
  return paths.filter(({ path }) => script.includes(path)).map(({ name }) => name)
}

it('a button brings no icon: the one it shows is the caller’s', async () => {
  expect(paths.length).toBeGreaterThan(90)
  expect(await shippedWith('Button, ButtonLink, IconButton')).toEqual([])
})

it('a part brings the icons that it draws by itself', async () => {
  expect((await shippedWith('Tag')).sort()).toEqual(['check', 'circle-alert', 'clock', 'x'])
})

it('an imported icon brings no other', async () => {
  expect(await shippedWith('CopyIcon', './src/primitives/icon/index.ts')).toEqual(['copy'])
})
