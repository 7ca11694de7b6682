import { defineModule, recurring } from '../../module.ts'
import { auditInvariants } from './audit.invariants.ts'
import { auditRoutes } from './audit.routes.ts'
import { chainAudit } from './chain-audit.jobs.ts'

export { chainAll } from './chain-audit.jobs.ts'
export { countLinesAbout } from './page-audit.repository.ts'
export { createAudit } from './write-audit.ts'

export const auditModule = defineModule({
  name: 'audit',
  routes: auditRoutes,
  jobs: { 'audit.chain': recurring(chainAudit) },
  invariants: auditInvariants,
  tables: ['audit_lines', 'audit_links', 'audit_head', 'witnesses', 'witness_head'],
  views: ['schema_rules'],
})
