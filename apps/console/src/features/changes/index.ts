export { ApprovalDesk } from './approvals/approval-desk.tsx'
export { statusTones, statusWords } from './change-words.ts'
export { MoneyRules, Promotions } from './rows/promotions.tsx'
