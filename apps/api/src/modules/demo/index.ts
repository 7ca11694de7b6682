export { demoOperators, demoPassword, demoPin, demoSellers } from './accounts.ts'
export { seedHistory } from './history.ts'
export { requireNoDemo } from './require-no-demo.ts'
export { seedDemo } from './seed-demo.ts'
