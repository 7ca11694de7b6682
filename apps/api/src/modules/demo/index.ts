export { demoOperators, demoPassword, demoSellers } from './accounts.ts'
export { requireNoDemo } from './require-no-demo.ts'
export { seedDemo } from './seed-demo.ts'
