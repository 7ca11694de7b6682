export {
  type AcceptOperatorLink,
  acceptOperatorLinkSchema,
  canSign,
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
  signingRoles,
  signsMore,
} from './operator.schema.ts'
export { type OperatorsEndpoints, operators } from './operators.endpoints.ts'
