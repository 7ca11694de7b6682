import type { OperatorRole } from '@kaadi/contract/operators'
import { msg } from '@kaadi/words'
import { listRoles } from '../../../platform/content/role-names.ts'
import type { FieldSpec, ResourceSpec } from './resource.ts'

const email: FieldSpec = { name: 'email', label: msg('Email'), kind: 'text', isKey: true }
const roles: FieldSpec = {
  name: 'roles',
  label: msg('Roles'),
  kind: 'list',
  say: (values) => listRoles(values.roles as readonly OperatorRole[], 'name'),
}

/** No form of its own makes such a change: the page of operators does. */
const onItsPage = { empty: () => ({}), preview: () => null, canBeNew: false }

export const operatorRoleSpec: ResourceSpec = {
  resource: 'operatorRoles',
  label: msg('Roles of operators'),
  one: msg('role'),
  fields: [email, roles],
  ...onItsPage,
}

export const operatorInvitationSpec: ResourceSpec = {
  resource: 'operatorInvitations',
  label: msg('Invitations of operators'),
  one: msg('invitation'),
  fields: [email, roles],
  ...onItsPage,
}

export const operatorFactorSpec: ResourceSpec = {
  resource: 'operatorFactors',
  label: msg('Second factors of operators'),
  one: msg('second factor'),
  fields: [email, roles, { name: 'hasFactor', label: msg('Second factor'), kind: 'switch' }],
  ...onItsPage,
}
