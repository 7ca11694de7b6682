import { demoCodeText } from './modules/demo/index.ts'

// Prints what the authenticator app of the demo's second treasurer shows now.
process.stdout.write(`${demoCodeText(Date.now())}\n`)
