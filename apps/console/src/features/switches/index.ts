export { Switches } from './switches.tsx'
