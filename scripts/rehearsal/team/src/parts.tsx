import '@kaadi/ui/base.css'
import '@kaadi/ui/css/button.css'
import '@kaadi/ui/css/money.css'
import { createRoot } from 'react-dom/client'
import { Price } from './price.tsx'

createRoot(document.getElementById('root')!).render(<Price />)
