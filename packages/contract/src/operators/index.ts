export {
  type Operator,
  type OperatorRole,
  operatorRoleSchema,
  operatorSchema,
  operators,
} from './operators.endpoints.ts'
