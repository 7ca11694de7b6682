export { BatchDesk } from './batch-desk.tsx'
