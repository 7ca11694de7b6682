export { createRepliesKept } from './kept-replies.ts'
