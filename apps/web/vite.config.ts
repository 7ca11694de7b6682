import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { catalogues } from '@kaadi/words/catalogues'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { askedErrors } from './vite/asked-errors.ts'
import { buildManifest } from './vite/build-manifest.ts'
import { documents } from './vite/documents.ts'
import { withoutDocs } from './vite/without-docs.ts'
import { withoutMutations } from './vite/without-mutations.ts'
import { withoutNames } from './vite/without-names.ts'
import { withoutProgress } from './vite/without-progress.ts'

const assetsDir = 'assets'
const api = process.env.KAADI_API ?? 'http://127.0.0.1:3000'

// The router's package names its development files alone; its production files are a quarter smaller.
const requireFrom = (path: string) => createRequire(path)
const routerDom = requireFrom(import.meta.url).resolve('react-router-dom')
const router = resolve(dirname(requireFrom(routerDom).resolve('react-router')), '../production')

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    catalogues(),
    buildManifest(assetsDir),
    withoutDocs(),
    withoutMutations(),
    withoutNames(),
    withoutProgress(),
    askedErrors(),
    documents(),
  ],
  resolve: {
    conditions: ['@kaadi/source', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: resolve(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: resolve(router, 'dom-export.mjs') },
          ]
        : [],
  },
  build: {
    assetsDir,
    // One style sheet: the layers keep their order, and no screen waits for a second one.
    cssCodeSplit: false,
    // Fonts stay files: the page's policy allows no data: addresses for them. The cloth is less than its own headers.
    assetsInlineLimit: (file) => file.endsWith('/cloth.svg'),
    // Phones with old WebViews: the kit's cascade layers begin with these.
    target: ['chrome99', 'safari16.4', 'firefox115'],
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/object', '/pcad', '/pc', '/landing', '/console'].map((path) => [path, { target: api }]),
    ),
  },
}))
