import { createRoot } from 'react-dom/client'
import { Price } from './price.tsx'

createRoot(document.getElementById('root')!).render(<Price />)
