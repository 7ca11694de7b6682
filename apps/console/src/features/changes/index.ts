export { ApprovalDesk } from './approval-desk.tsx'
export { Promotions } from './promotions.tsx'
