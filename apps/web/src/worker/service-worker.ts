import { keepShell } from './keep-shell.ts'
import { showPushed } from './show-pushed.ts'

keepShell()
showPushed()
