export { type Debt, type DebtSource, debtSchema, debtSourceSchema } from './debt.schema.ts'
export { type DebtsEndpoints, debts } from './debts.endpoints.ts'
