import { criticalCss, usedCss } from '@kaadi/config/pages'
import { describe, expect, it } from 'vitest'

const html = '<html><body><main class="k-screen"><p id="note" class="w-quiet" data-tone="bad">x</p></main>'
const critical = (css: string) => criticalCss(css, html)

describe('the styles of a first frame', () => {
  it.each([
    ['what names an element of it', '.k-screen>p{color:red}', '.k-screen>p{color:red}'],
    ['what names its id', '#note{color:red}', '#note{color:red}'],
    ['what names nothing', '*,:before{margin:0}', '*,:before{margin:0}'],
    ['the part of a list that may match', '.k-card,.w-quiet{color:red}', '.w-quiet{color:red}'],
    [
      'what a function names beside it',
      '.w-quiet:not(.k-card, :is(h1)){a:b}',
      '.w-quiet:not(.k-card, :is(h1)){a:b}',
    ],
    ['attributes, whatever they hold', '.w-quiet[data-tone="a,b"]{a:b}', '.w-quiet[data-tone="a,b"]{a:b}'],
    [
      'blocks of such rules',
      '@media (width>1px){.w-quiet{a:b}.k-card{a:b}}',
      '@media (width>1px){.w-quiet{a:b}}',
    ],
    [
      'faces',
      '@font-face{font-family:X;src:url("/a;b.woff2")}',
      '@font-face{font-family:X;src:url("/a;b.woff2")}',
    ],
    ['chosen fields', '.w-quiet:checked{a:b}', '.w-quiet:checked{a:b}'],
  ])('keep %s', (_, css, kept) => expect(critical(css)).toBe(kept))

  it.each([
    ['what names another class', '.k-card{a:b}'],
    ['what names another element', 'table .w-quiet{a:b}'],
    ['what needs a hand', '.w-quiet:hover{a:b}.w-quiet:focus-visible{a:b}'],
    ['blocks without such rules', '@media print{.k-card{a:b}}'],
    ['movements that nobody makes', '@keyframes spin{to{rotate:1turn}}'],
  ])('leave out %s', (_, css) => expect(critical(css)).toBe(''))

  it('keep a movement that somebody makes', () => {
    const css = '.w-quiet{animation:spin 1s}@keyframes spin{to{rotate:1turn}}'
    expect(critical(css)).toBe(css)
  })

  it('leave out properties that nobody reads, and those that only such ones read', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:"x;y";--d:2px}.w-quiet{margin:var(--d)}'
    expect(critical(css)).toBe(':root{--d:2px}.w-quiet{margin:var(--d)}')
  })

  it('name every layer in its order, also one that is left out', () => {
    const css = '@layer reset{*{a:b}}@layer ui{.k-card{a:b}}@layer screen{.w-quiet{a:b}}'
    expect(critical(css)).toBe('@layer reset,ui,screen;@layer reset{*{a:b}}@layer screen{.w-quiet{a:b}}')
  })
})

describe('the styles of a whole page', () => {
  const css = '.k-card{a:b}.w-quiet:hover{a:b}table{a:b}.k-never{a:b}'

  it('are those of its markup, in every state, and of what its scripts may make', () =>
    expect(usedCss(css, html, 'make("table").className="k-card"')).toBe(
      '.k-card{a:b}.w-quiet:hover{a:b}table{a:b}',
    ))
})
