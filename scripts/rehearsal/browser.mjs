// A browser that sees a folder as a site, without a server and without the network.
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findBrowser, root } from '../workspace.mjs'

const { chromium } = createRequire(join(root, 'apps', 'e2e', 'package.json'))('playwright-core')

export const openBrowser = () => {
  const { path, libraryPath } = findBrowser()
  return chromium.launch({
    executablePath: path,
    // Who opens the browser closes it, and has more to tidy up.
    handleSIGINT: false,
    handleSIGTERM: false,
    env: libraryPath ? { ...process.env, LD_LIBRARY_PATH: libraryPath } : process.env,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/**
 * Opens a page of a folder as if it were published under `address`. `problems` gathers what a person with the console
 * open would see: errors, and every request that the folder cannot answer.
 */
export const openSite = async (browser, { folder, address, page: name }) => {
  const context = await browser.newContext({ colorScheme: 'light', locale: 'en-NG' })
  context.setDefaultTimeout(20_000)
  const problems = []
  await context.route('**/*', (route) => {
    const url = route.request().url().split(/[?#]/)[0]
    const file = join(folder, decodeURI(url.slice(address.length)), url.endsWith('/') ? 'index.html' : '')
    if (url.startsWith(address) && existsSync(file) && statSync(file).isFile())
      return route.fulfill({ path: file })
    problems.push(`not found: ${url}`)
    return route.fulfill({ status: 404 })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(address + name)
  return { page, problems }
}
