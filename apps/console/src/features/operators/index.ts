export { OperatorsDesk } from './operators-desk.tsx'
