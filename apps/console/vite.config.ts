import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const api = process.env.KAADI_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  resolve: { conditions: ['@kaadi/source', ...defaultClientConditions] },
  // Fonts stay files: the page's policy allows no data: addresses for them.
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false, sourcemap: 'hidden' },
  server: { proxy: { '/api': { target: api }, '/object': { target: api } } },
})
