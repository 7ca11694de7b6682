import { Window } from 'happy-dom'

/** A browser's globals where there is none, for the build that draws first paints. Imported before everything else. */
const pretended = new Window({
  url: 'https://pretended.invalid/',
  width: 360,
  height: 740,
  settings: {
    navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 13) Mobile' },
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  },
})
const names = `window document navigator location history localStorage sessionStorage customElements self top
  Node Element HTMLElement HTMLIFrameElement HTMLInputElement SVGElement Event CustomEvent MutationObserver
  ResizeObserver IntersectionObserver getComputedStyle matchMedia requestAnimationFrame cancelAnimationFrame
  addEventListener removeEventListener XMLHttpRequest Request Response Headers AbortController AbortSignal
  FormData DOMException`.split(/\s+/)
for (const name of names) {
  const value = name === 'window' ? pretended : Reflect.get(pretended, name)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
