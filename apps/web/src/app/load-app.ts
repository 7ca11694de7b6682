/** How long the first paint may keep the scripts waiting: a page that is not painted must not wait for ever. */
const longestWaitMs = 500

/** Runs when the first frame has been painted; at once where there is none to wait for. */
const afterFirstFrame = (load: () => void): void => {
  // Whoever has been here has the scripts on the phone.
  if (document.hidden || navigator.serviceWorker?.controller) {
    load()
    return
  }
  let isLoading = false
  const once = () => {
    if (isLoading) return
    isLoading = true
    load()
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, longestWaitMs)
}

const whenParsed = (run: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}

const sayThatItFailed = () => document.getElementById('shell-failed')?.removeAttribute('hidden')

/** The files that a document names: the one that starts the app, and what it needs. */
const namedScripts = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? []

/**
 * Asks for the scripts once what is read has been painted: a slow line brings styles and letters first (decision 189). The
 * app starts when the page is parsed, and so has its styles.
 */
export const loadApp = (): void => {
  const files = namedScripts()
  afterFirstFrame(() => {
    for (const href of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    whenParsed(() => void import(/* @vite-ignore */ files[0] ?? '').catch(sayThatItFailed))
  })
}
