export {
  chosenRolesSchema,
  type OperatorAccount,
  type OperatorAccountDetail,
  type OperatorAccountsQuery,
  type OperatorChange,
  type OperatorChangeKind,
  type OperatorInvitation,
  operatorAccountDetailSchema,
  operatorAccountSchema,
  operatorAccountsQuerySchema,
  operatorChangeKinds,
  operatorChangeSchema,
  operatorInvitationSchema,
} from './operator-account.schema.ts'
export {
  type OneInvitation,
  type OneOperator,
  type OperatorAccountsEndpoints,
  oneInvitationSchema,
  oneOperatorSchema,
  operatorAccounts,
} from './operator-accounts.endpoints.ts'
