import { chromium } from 'playwright-core'
const at = 'http://127.0.0.1:4862'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const out = '/tmp/shots/p17b/'
for (const scheme of ['light', 'dark']) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: scheme, acceptDownloads: true, isMobile: true, hasTouch: true, userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(scheme, 'console', m.text().slice(0, 200)))
  page.on('pageerror', (e) => console.log(scheme, 'error', String(e).slice(0, 200)))
  await page.goto(at + '/login'); await page.waitForTimeout(500); await page.screenshot({ path: out + 'login.png' })
  await page.getByLabel('Email', { exact: true }).fill('adaeze@kaadi.example', { timeout: 8000 })
  await page.getByLabel('Password', { exact: true }).fill('kaadi-demo-2026')
  await page.getByRole('button', { name: /^(Sign in|Log in)$/ }).click()
  await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 20000 })
  await page.goto(at + '/transaction')
  await page.getByRole('region', { name: 'What these trades come to' }).waitFor({ timeout: 20000 })
  await page.waitForTimeout(1500)
  await page.screenshot({ path: out + `list-${scheme}.png` })
  if (scheme === 'light') {
    const [d] = await Promise.all([page.waitForEvent('download', { timeout: 15000 }), page.getByRole('button', { name: 'Save as a table' }).click()])
    console.log('download', d.suggestedFilename())
    await d.saveAs(out + 'trades.csv')
  }
  await page.goto(at + '/transaction?family=paid')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: out + `paid-${scheme}.png` })
  await page.getByRole('link', { name: /Paid/ }).first().click()
  await page.getByRole('button', { name: 'Save the receipt' }).waitFor({ timeout: 15000 })
  await page.getByRole('button', { name: 'Save the receipt' }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: out + `detail-${scheme}.png` })
  if (scheme === 'light') {
    const [d] = await Promise.all([page.waitForEvent('download', { timeout: 15000 }), page.getByRole('button', { name: 'Save the receipt' }).click()])
    console.log('download', d.suggestedFilename())
    await d.saveAs(out + 'receipt.pdf')
  }
  await page.goto(at + '/sell/submit?cardTypeId=steam')
  await page.waitForTimeout(2500)
  const examples = page.getByRole('button', { name: 'See an example of each' })
  console.log(scheme, 'examples', await examples.count())
  if (await examples.count()) {
    await examples.click(); await page.waitForTimeout(1200)
    await page.screenshot({ path: out + `examples-${scheme}.png` })
    await page.keyboard.press('Escape'); await page.waitForTimeout(500)
  }
  const asked = page.getByRole('button', { name: 'Somebody asked me to' })
  await asked.scrollIntoViewIfNeeded()
  await asked.click(); await page.waitForTimeout(1200)
  await page.screenshot({ path: out + `help-${scheme}.png` })
  await page.keyboard.press('Escape'); await page.waitForTimeout(500)
  const file = page.locator('input[type=file]').first()
  if (await file.count()) {
    await file.setInputFiles(out + `list-${scheme}.png`)
    await page.waitForTimeout(2500)
    const open = page.getByRole('button', { name: /Front/ }).first()
    console.log(scheme, 'front buttons', await page.getByRole('button', { name: /Front/ }).allInnerTexts())
    await open.scrollIntoViewIfNeeded()
    await page.screenshot({ path: out + `photo-${scheme}.png` })
    await open.click(); await page.waitForTimeout(800)
    const crop = page.getByRole('button', { name: 'Crop' })
    if (await crop.count()) {
      await page.screenshot({ path: out + `sheet-${scheme}.png` })
      await crop.click(); await page.waitForTimeout(800)
      await page.getByRole('slider', { name: 'Cut off at the left' }).fill('20')
      await page.getByRole('slider', { name: 'Cut off at the bottom' }).fill('40')
      await page.screenshot({ path: out + `crop-${scheme}.png` })
      await page.getByRole('button', { name: 'Keep this part' }).click()
      await page.waitForTimeout(2500)
      await page.screenshot({ path: out + `cropped-${scheme}.png` })
    }
  }
  await context.close()
}
await browser.close()
