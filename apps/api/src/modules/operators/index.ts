import { defineModule, enqueued } from '../../module.ts'
import { factorMailTopic, invitationMailTopic, mailFactorReset, mailInvitation } from './by-two/mail.jobs.ts'
import { operatorInvariants } from './operators.invariants.ts'
import { operatorsRoutes } from './operators.routes.ts'

export { pageAccounts } from './accounts/accounts.repository.ts'
export { factorSettings, invitationSettings, roleSettings } from './by-two/operator-settings.ts'
export { inviteAdmin, linkLifeMinutes } from './links/operator-links.ts'
export { countDemoOperators, createOperatorsRepository } from './operators.repository.ts'

export const operatorsModule = defineModule({
  name: 'operators',
  routes: operatorsRoutes,
  jobs: { [invitationMailTopic]: enqueued(mailInvitation), [factorMailTopic]: enqueued(mailFactorReset) },
  invariants: operatorInvariants,
  tables: ['operators', 'operator_invitations', 'operator_changes', 'trace_counts'],
  views: ['console_operators', 'operator_passwords'],
})
