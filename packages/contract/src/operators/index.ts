export {
  type AcceptOperatorLink,
  acceptOperatorLinkSchema,
  type Operator,
  type OperatorLink,
  type OperatorRole,
  type OperatorSelf,
  type OperatorSignIn,
  operatorLinkSchema,
  operatorRoleSchema,
  operatorSchema,
  operatorSelfSchema,
  operatorSignInSchema,
} from './operator.schema.ts'
export { type OperatorsEndpoints, operators } from './operators.endpoints.ts'
