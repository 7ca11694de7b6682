export { MacroDesk } from './macro-desk.tsx'
