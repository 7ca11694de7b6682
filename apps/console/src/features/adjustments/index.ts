export { AdjustmentDesk } from './adjustment-desk.tsx'
export { AskAdjustment } from './ask-adjustment.tsx'
export { WaitingAdjustments } from './waiting-adjustments.tsx'
