import '@kaadi/ui/styles.css'
import './app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadScreen } from './app/preload-screen.ts'
import { createPlatform } from './platform/page/platform.ts'
import { languageAtStart } from './platform/words/account-language.ts'
import { speakLanguage } from './platform/words/speak-language.ts'

const extent = preloadScreen(window.location.pathname)
const root = document.getElementById('app')
if (!root) throw new Error('The page has no #app.')
const start = async () => {
  const platform = createPlatform()
  const language = languageAtStart(platform)
  // Where its file does not come, English is better than nothing.
  if (language !== 'en-US') await speakLanguage(language, extent).catch(() => undefined)
  createRoot(root).render(
    <StrictMode>
      <App platform={platform} />
    </StrictMode>,
  )
}
// The document brings a first frame: a slow phone shows it before the app begins to work. A page in the background is not
// painted, and would wait for ever.
if (document.visibilityState === 'hidden') void start()
else requestAnimationFrame(() => setTimeout(() => void start()))
