export { maskName } from './plaza-line.ts'
