/** Light, dark or as the phone has it. */
export type Scheme = 'system' | 'light' | 'dark'
