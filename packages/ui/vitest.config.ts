import { resolve, ssr } from '@kaadi/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// Chromium is named by the environment: a bare machine has none of its own.
const executablePath = process.env.CHROMIUM_PATH
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
}

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nothing may be on its way while a story is judged.
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
}
const stories = () => storybookTest({ configDir: `${import.meta.dirname}/.storybook` })

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/setup.ts'],
        },
      },
      { extends: true, plugins: [stories()], test: { name: 'storybook', browser } },
      {
        extends: true,
        plugins: [stories()],
        test: {
          name: 'visual',
          env: { VISUAL: '1' },
          api: { allowWrite: true },
          browser: {
            ...browser,
            expect: {
              toMatchScreenshot: {
                // Sees one pixel and one shade: with the usual tolerance a changed token goes unnoticed.
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) =>
                  `${import.meta.dirname}/__screenshots__/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
})
