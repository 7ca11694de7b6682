import { findChromium } from './find-chromium.ts'

process.stdout.write(JSON.stringify(await findChromium()))
