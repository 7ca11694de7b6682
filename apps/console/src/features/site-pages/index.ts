export { PageDesk } from './page-desk.tsx'
