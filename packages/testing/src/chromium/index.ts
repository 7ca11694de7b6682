export { type FoundChromium, findChromium } from './find-chromium.ts'
