import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { pagesFolder, renderedPages } from './vite/rendered-pages.ts'

const source = '@kaadi/source'
const api = process.env.KAADI_API ?? 'http://127.0.0.1:3000'
/** Style sheets that import others are not asked for a condition: the kit's sources are named for them. */
const kitStyles = Object.entries({
  styles: 'styles.css',
  landing: 'patterns/landing-calculator/landing-calculator.css',
}).map(([name, file]) => ({
  find: `@kaadi/ui/${name}.css`,
  replacement: fileURLToPath(new URL(`../../packages/ui/src/${file}`, import.meta.url)),
}))

export default defineConfig({
  resolve: { alias: kitStyles },
  plugins: [react(), renderedPages()],
  appType: 'custom',
  environments: {
    client: {
      resolve: { conditions: [source, ...defaultClientConditions] },
      build: {
        assetsDir: 'landing/assets',
        assetsInlineLimit: 0,
        manifest: true,
        target: ['chrome99', 'safari16.4', 'firefox115'],
        reportCompressedSize: false,
        rolldownOptions: {
          input: { pcad: 'src/client/pcad.ts', pc: 'src/client/pc.ts', page: 'src/styles/page.css' },
        },
      },
    },
    // Renders the pages once, while they are built. Nothing of it is shipped.
    pages: {
      consumer: 'server',
      resolve: { conditions: [source, ...defaultServerConditions], noExternal: true },
      build: {
        outDir: pagesFolder,
        emptyOutDir: true,
        ssr: true,
        reportCompressedSize: false,
        rolldownOptions: { input: 'src/pages/render-pages.tsx' },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/object'].map((path) => [path, { target: api }])),
  },
})
