export { type OperatorFactorEndpoints, operatorFactor } from './operator-factor.endpoints.ts'
