import { resolve, ssr } from '@kaadi/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { forceColors } from './test/forced-colors.command.ts'

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
  commands: { forceColors },
}

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
          // The page and the kit are set up once and not for each file: five sixths of the time went into that.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['./test/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // Whole screens of the built Storybook, in a browser of their own: keys, room, bytes.
        test: { name: 'built', include: ['test/built/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // Found while a story runs, they would reload the page under it.
        optimizeDeps: {
          entries: ['../../apps/*/src/**/*.stories.tsx'],
          include: ['@base-ui/react/combobox', '@base-ui/react/menu', '@base-ui/react/popover'],
        },
        test: {
          name: 'storybook',
          // Named by scripts/test-stories.ts, which knows whether this browser is the one that drew the pictures.
          env: { STORY_TASKS: process.env.STORY_TASKS ?? 'judge' },
          api: { allowWrite: true },
          // A page of its own for each of 150 files costs half of the time; stories share nothing but the page.
          isolate: false,
          browser: {
            ...browser,
            expect: {
              toMatchScreenshot: {
                // Sees a few pixels and one shade: with the usual tolerance a changed token goes unnoticed. The edge of a
                // curve falls on another shade from one drawing to the next where a page was scrolled.
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 4 },
                resolveScreenshotPath: ({ arg, ext }) =>
                  `${import.meta.dirname}/.stored-pictures/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${import.meta.dirname}/.pictures/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
})
