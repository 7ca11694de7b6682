import type { Plugin } from 'vite'

const named = /^(\w+)\.displayName = "[^"]*";$/gm
const made = /^(var (\w+) = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm

/** The same code without the names that developer tools show, and with a note at what may be left out when nobody asks for it. */
export const unnamed = (code: string): string => code.replace(named, '').replace(made, '$1/* @__PURE__ */ ')

/**
 * Lets the build leave out what the app never asks the router for: its forms, and links that know whether they are current. A
 * name given to each for developer tools holds them in, 2 KB of a first visit.
 */
export const withoutNames = (): Plugin => ({
  name: 'kaadi-without-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
    handler: (code) => ({ code: unnamed(code), map: null }),
  },
})
