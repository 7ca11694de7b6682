import type { ReferenceRows } from '../../database/index.ts'

export const startingSiteInfo: ReferenceRows = {
  from: 'start',
  table: 'site_info',
  rows: [{ site_name: 'Kaadi', min_version: '2.0.0', support_email: 'help@kaadi.example' }],
}
