/** Words for every code without an entry (specification, section 8, "other"). */
export const otherMessage = 'Some things error, Please contact customer service.'

/** What a seller is told who would cancel a trade that has ended, where one that is being checked has the table's words. */
export const tradeEndedNotice = 'This trade has ended. It can no longer be cancelled.'

/** The notice shown for 426, in place of the table's message (specification, section 8). */
export const badCredentialsNotice = 'Email or password is incorrect'

/** Shown when no reply arrived, except in the native wrapper (specification, section 8). */
export const networkErrorNotice = 'network error'

const noPermission = 'You have not permission，Please contact administrator.'

/** The table of specification section 8, words as given (spelling included). */
const specifiedWords: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['000', 'The operation is too frequent, Please waite a minute.'],
  ['401', noPermission],
  ['403', noPermission],
  ['404', 'Not record'],
  ['417', "Didn't bind the login account. Please use the password to sign in and bind it."],
  ['423', 'The environment is not operational, Please contact customer service.'],
  ['426', 'User name does not exist or password error'],
  ['428', 'Verification code error, please re-enter.'],
  ['429', 'Request too frequently,Please waite a minute.'],
  ['479', 'Demo environment, no permission to operate.'],
])

/** Message of specification section 8 for a code; every code that it does not name is "other". */
export const tableMessage = (code: number | string): string =>
  specifiedWords.get(String(code)) ?? otherMessage

/** Words of the red notice: 426 has its own, else the server's `msg`, else the table's. */
export const noticeFor = (code: number | string, msg: string | null | undefined): string =>
  String(code) === '426' ? badCredentialsNotice : msg?.trim() || tableMessage(code)
