import { showsOnAPhone } from './served-parts.ts'

showsOnAPhone('Desk/')
