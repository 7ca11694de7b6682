import { cpSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { library } from '@kaadi/config/tsup'
import { defineConfig } from 'tsup'

/** `button` → src/primitives/button/button.css: one stylesheet a part beside the whole one. */
const parts = Object.fromEntries(
  globSync('src/{primitives,layouts,patterns}/*/*.css').map((file) => [
    `css/${basename(file, '.css')}`,
    file,
  ]),
)

export default defineConfig([
  { ...library(['src/index.ts', 'src/tokens/index.ts']), clean: false, external: ['react', 'react-dom'] },
  {
    entry: {
      styles: 'src/styles.css',
      tokens: 'src/tokens/generated/tokens.css',
      base: 'src/base.css',
      ...parts,
    },
    clean: false,
    minify: true,
    loader: { '.woff2': 'copy', '.svg': 'copy' },
    esbuildOptions: (options) => {
      options.assetNames = 'assets/[name]'
    },
    onSuccess: async () => {
      cpSync('src/tokens/generated/tokens.json', 'dist/tokens.json')
      // Both licences ask to travel with what they cover.
      cpSync('src/fonts/OFL.txt', 'dist/assets/OFL.txt')
      cpSync('src/primitives/icon/lucide-license.txt', 'dist/assets/lucide-license.txt')
    },
  },
])
