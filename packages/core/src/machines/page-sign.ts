/** What a page tells the machines behind it: whether it has a connection, and whether somebody can see it. */
export type PageSign = { readonly type: 'ONLINE' | 'OFFLINE' | 'VISIBLE' | 'HIDDEN' }
