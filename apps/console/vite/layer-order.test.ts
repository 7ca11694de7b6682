import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { layerOrder } from './layer-order.ts'

it('lets each built style sheet say the order of the layers first, whichever a page loads first', async () => {
  const root = await mkdtemp(join(tmpdir(), 'layer-order-'))
  try {
    await writeFile(join(root, 'main.js'), `import './kit.css'; void import('./screen.js')`)
    await writeFile(join(root, 'screen.js'), `import './screen.css'`)
    await writeFile(join(root, 'kit.css'), '@layer reset, base, ui, screen; @layer ui { p { color: red } }')
    await writeFile(join(root, 'screen.css'), '@layer screen { p { color: blue } }')
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [layerOrder()],
      build: { write: false, rollupOptions: { input: join(root, 'main.js') } },
    })
    const sheets = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const styles = sheets.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    )
    expect(styles).toHaveLength(2)
    for (const style of styles) expect(style).toMatch(/^@layer reset,\s?base,\s?ui,\s?screen;/)
  } finally {
    await rm(root, { recursive: true })
  }
})
