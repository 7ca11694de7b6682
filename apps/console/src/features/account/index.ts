export { Account } from './account.tsx'
