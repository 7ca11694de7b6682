import '@fontsource/noto-sans/latin-ext-400.css'
import '@fontsource/noto-sans/latin-ext-600.css'
import '@fontsource/noto-sans/latin-ext-700.css'
import '@fontsource/roboto/latin-400.css'
import '@fontsource/roboto/latin-600.css'
import '@fontsource/roboto/latin-700.css'
import '@fontsource/roboto/latin-ext-400.css'
import '@fontsource/roboto/latin-ext-600.css'
import '../src/styles.css'
import '../src/extras.css'
import '../src/desk/desk.css'
import '../src/patterns/landing-calculator/landing-calculator.css'
import './preview.css'
import './docs/docs.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { applyTheme } from '../src/tokens/index.ts'
import { brands } from './brands.ts'
import { tellMovesByTheClock } from './by-the-clock.ts'
import { contrastRule } from './contrast-rule.ts'
import { DocsPage } from './docs/docs-page.tsx'
import { iconChoice } from './docs/icon-choice.tsx'
import { usageCode } from './docs/usage-code.ts'
import { afterStory, comparePictures, judge } from './in-tests.ts'
import { InLocale, locales } from './locales/locales.tsx'

tellMovesByTheClock()

const phone = {
  name: 'Phone 360 × 640',
  styles: { width: '360px', height: '640px' },
  type: 'mobile' as const,
}

/** A page of documentation holds several stories, each with its own look; alone, a story has the whole document. */
const WithLook: Decorator = (Story, { globals, viewMode }) => {
  const { theme, brand, direction, textSize, locale } = globals
  const frame = useRef<HTMLDivElement>(null)
  const isInPage = viewMode === 'docs'
  useLayoutEffect(() => {
    const root = isInPage ? frame.current : document.documentElement
    if (!root) return
    root.dataset.theme = theme
    root.dir = direction
    root.lang = locale
    if (!isInPage) root.style.fontSize = textSize === 'double' ? '200%' : ''
    return applyTheme(root, (brands[brand] ?? brands.kaadi)!.theme)
  }, [isInPage, theme, brand, direction, textSize, locale])
  const story = (
    <InLocale locale={locale}>
      <Story />
    </InLocale>
  )
  if (!isInPage) return story
  return (
    <div ref={frame} className="story-frame">
      {story}
    </div>
  )
}

const select = <Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true } as const,
})

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [iconChoice],
  decorators: [WithLook],
  beforeEach: async ({ parameters }) => {
    if (!afterStory.isTestRun) return
    // Storybook sets the layout of its own pages; a test run has to.
    document.body.dataset.layout = parameters.layout
    // What is measured before its face has come is measured in another one, which breaks lines elsewhere.
    // A stand-in that a machine does not have refuses.
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  },
  afterEach: async ({ id, title, parameters }) => {
    if (afterStory.comparesPictures(title) && !parameters.picture?.skip) await comparePictures({ id, title })
    if (afterStory.judge) await judge()
  },
  globalTypes: {
    theme: select('Theme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    brand: select(
      'Brand',
      'paintbrush',
      Object.entries(brands).map(([value, { title }]) => ({ value, title })),
    ),
    direction: select('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    locale: select(
      'Language of the kit and the screens',
      'globe',
      Object.entries(locales).map(([value, { title }]) => ({ value, title })),
    ),
    textSize: select('Text', 'zoom', [
      { value: 'normal', title: 'Text 100 %' },
      { value: 'double', title: 'Text 200 %' },
    ]),
  },
  initialGlobals: {
    theme: 'light',
    brand: 'kaadi',
    direction: 'ltr',
    locale: 'en',
    textSize: 'normal',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage, source: { type: 'dynamic', transform: usageCode } },
    a11y: { test: 'error', ...contrastRule },
    viewport: {
      options: {
        phone,
        small: { name: 'Phone 320 × 568', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        keyboard: {
          name: 'Phone with its keyboard open',
          styles: { width: '360px', height: '320px' },
          type: 'mobile',
        },
        tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: {
          name: 'Laptop 1280 × 720',
          styles: { width: '1280px', height: '720px' },
          type: 'desktop',
        },
        desktop: {
          name: 'Desktop 1440 × 900',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
        wide: {
          name: 'Wide 1920 × 1080',
          styles: { width: '1920px', height: '1080px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Accessibility',
          'Tokens',
          'Primitives',
          'Layouts',
          'Patterns',
          'Screens',
          'Desk',
          'Console',
        ],
      },
    },
  },
} satisfies Preview
