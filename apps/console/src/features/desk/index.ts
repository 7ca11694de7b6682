export { DeskQueue } from './desk-queue.tsx'
export { useOpenNext } from './handing/use-open-next.ts'
export { Review } from './review/review.tsx'
