export { createOperatorsRepository } from './operators.repository.ts'
