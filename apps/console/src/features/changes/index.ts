export { ApprovalDesk } from './approvals/approval-desk.tsx'
export { Promotions } from './rows/promotions.tsx'
