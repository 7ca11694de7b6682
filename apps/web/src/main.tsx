import '@kaadi/ui/styles.css'
import './app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadScreen } from './app/preload-screen.ts'
import { createPlatform } from './platform/page/platform.ts'

preloadScreen(window.location.pathname)
const root = document.getElementById('app')
if (!root) throw new Error('The page has no #app.')
createRoot(root).render(
  <StrictMode>
    <App platform={createPlatform()} />
  </StrictMode>,
)
