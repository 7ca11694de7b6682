export { sweepLeases } from './desk.jobs.ts'
export { deskRoutes } from './desk.routes.ts'
