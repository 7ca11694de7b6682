#!/usr/bin/env node
// `check-types` is the `tsc` of TypeScript 7, which names itself as version 6 does (decision 0036).

await import(new URL('./bin/tsc', import.meta.resolve('typescript-7/package.json')).href)
