import { cpSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { libraryByModule } from '@kaadi/config/tsup'
import { defineConfig } from 'tsup'

/** `css/button` → src/primitives/button/button.css: one stylesheet a part, beside the whole one. */
const parts = Object.fromEntries(
  globSync('src/{primitives,layouts,patterns,desk}/*/*.css').map((file) => [
    `css/${basename(file, '.css')}`,
    file,
  ]),
)

/** The whole stylesheets: everything, what few screens use, the operator desk's on top of it, and what a single part needs before it. */
const wholes = {
  styles: 'src/styles.css',
  extras: 'src/extras.css',
  base: 'src/base.css',
  tokens: 'src/tokens/generated/tokens.css',
  ...Object.fromEntries(globSync('src/desk/desk.css').map((file) => ['desk', file])),
}

export default defineConfig([
  {
    ...libraryByModule(
      globSync('src/{index,tokens/index,desk/index,desk/widgets/index,primitives/icon/index}.ts'),
    ),
    clean: false,
  },
  {
    entry: { ...wholes, ...parts },
    silent: true,
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
