export { DeskQueue } from './desk-queue.tsx'
export { Review } from './review/review.tsx'
