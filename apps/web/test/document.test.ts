import { expect, it } from 'vitest'
import { writeDocument } from '../vite/document.ts'

const page = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>Sell gift cards</title>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`
const parts = {
  page,
  entry: 'enter("$&")',
  styles:
    '@font-face{src:url(/a/familjen-grotesk-core-1.woff2)}#shell{z-index:1}.k-a{color:red}.k-b{color:blue}',
  app: { script: 'assets/app-1.js', needs: ['assets/app-1.js', 'assets/vendor-1.js'] },
  icon: '<svg fill="#fab"/>',
}
const drawn = {
  title: 'Home',
  html: '<p class="k-a" style="width:50%;--x:&quot;y&quot;">$1</p><i style="width:50%"></i>',
  scripts: ['assets/app-1.js', 'assets/home-1.js'],
}

it('draws the first frame with its styles, and the style sheet after it', () => {
  const html = writeDocument(parts, drawn)
  expect(html).toContain('<title>Home</title>')
  expect(html).toContain(
    '#shell{z-index:1}.k-a{color:red}[data-style=s0]{width:50%;--x:"y"}[data-style=s1]{width:50%}</style>',
  )
  expect(html).toContain(
    '<div id="shell" inert><p class="k-a" data-style="s0">$1</p><i data-style="s1"></i></div>',
  )
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('id="shell"'))
  expect(html).not.toContain('.k-b')
})

it('has no style and no handler at an element: the policy takes none', () => {
  expect(writeDocument(parts, drawn)).not.toMatch(/<[^>]+ (?:style|on\w+)=/)
})

it('names every script of the screen ahead, each once, the one that starts the app first', () => {
  const html = writeDocument(parts, drawn)
  expect(html).toContain(
    '<meta name="scripts" content="/assets/app-1.js /assets/vendor-1.js /assets/home-1.js" /><script>',
  )
  // They are asked for by the entry, once the frame has been painted.
  expect(html).not.toMatch(/modulepreload|type="module"/)
})

it('asks for the face of headings before the frame that it writes', () => {
  const html = writeDocument(parts, drawn)
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/a/familjen-grotesk-core-1.woff2">',
  )
})

it('carries the script that runs before the first paint, letter for letter', () => {
  expect(writeDocument(parts, drawn)).toContain('<script>enter("$&")</script>')
})

it('of a path without a screen draws nothing', () => {
  const html = writeDocument(parts, undefined)
  expect(html).not.toContain('id="shell"')
  expect(html).toContain('<title>Sell gift cards</title>')
})
