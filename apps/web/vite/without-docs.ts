import type { Plugin } from 'vite'

const documentation = /^ {4}(?:summary: '[^']*'|errors: \[[^\]]*\]|roles: \[[^\]]*\]),\n/gm

/** Leaves out of the contract's calls what the reference and the server read and a page never does. */
export const withoutDocs = (): Plugin => ({
  name: 'kaadi-without-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/[^.]+\.endpoints\.ts$/ },
    handler: (code) => ({ code: code.replace(documentation, ''), map: null }),
  },
})
