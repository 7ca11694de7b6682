export {
  type AcceptOperatorLink,
  acceptOperatorLinkSchema,
  type Operator,
  type OperatorLink,
  type OperatorRole,
  type OperatorSignIn,
  type OperatorsEndpoints,
  operatorLinkSchema,
  operatorRoleSchema,
  operatorSchema,
  operatorSignInSchema,
  operators,
} from './operators.endpoints.ts'
