import { keepShell } from './keep-shell.ts'

keepShell()
