export { ApprovalDesk } from './approvals/approval-desk.tsx'
export { MoneyRules, Promotions } from './rows/promotions.tsx'
