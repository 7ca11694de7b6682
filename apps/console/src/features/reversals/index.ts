export { AskReversal } from './ask-reversal.tsx'
export { ReversalDesk } from './reversal-desk.tsx'
