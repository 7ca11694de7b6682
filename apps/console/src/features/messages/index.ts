export { MessageDesk } from './message-desk.tsx'
