import { showsOnAPhone } from './served-parts.ts'

showsOnAPhone('Patterns/', 'Layouts/')
