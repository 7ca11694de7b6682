export { AppealDesk } from './appeal-desk.tsx'
