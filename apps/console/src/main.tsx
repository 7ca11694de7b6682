import '@kaadi/ui/styles.css'
import '@kaadi/ui/desk.css'
import './app/face.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createPlatform } from './platform/page/platform.ts'

const root = document.getElementById('app')
if (!root) throw new Error('The page has no #app.')
createRoot(root).render(
  <StrictMode>
    <App platform={createPlatform()} />
  </StrictMode>,
)
