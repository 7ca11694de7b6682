export {
  type AcceptOperatorLink,
  acceptOperatorLinkSchema,
  type Operator,
  type OperatorLink,
  type OperatorRole,
  type OperatorSignIn,
  operatorLinkSchema,
  operatorRoleSchema,
  operatorSchema,
  operatorSignInSchema,
  operators,
} from './operators.endpoints.ts'
