export { TraceDesk } from './trace-desk.tsx'
