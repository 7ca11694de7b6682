import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  editedPageQuerySchema,
  editedPageRowSchema,
  editedPageSchema,
  pageDraftChangeSchema,
  pagePublicationSchema,
} from './site-page-edit.schema.ts'

const roles = ['editor', 'admin'] as const

const calls = {
  /** Terms, privacy notice and help: what is published of them and what waits as a draft. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/pages/list',
    summary: 'Pages of the site',
    auth: 'operator',
    roles,
    data: z.array(editedPageRowSchema),
  }),
  /** One page with its draft and its versions, the newest first. */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/pages/page',
    summary: 'A page with its versions',
    auth: 'operator',
    roles,
    query: editedPageQuerySchema,
    data: editedPageSchema,
  }),
  /** Keeps a text for a page that visitors do not read yet. One draft a page: another text takes its place. */
  saveDraft: defineEndpoint({
    method: 'POST',
    path: '/ops/pages/saveDraft',
    summary: 'Save the draft of a page',
    auth: 'operator',
    roles,
    body: pageDraftChangeSchema,
    data: editedPageSchema,
    idempotencyKey: true,
    errors: ['changeStale'],
  }),
  /** Makes the draft the version that visitors read, at once and in every process of the service. */
  publish: defineEndpoint({
    method: 'POST',
    path: '/ops/pages/publish',
    summary: 'Publish the draft of a page',
    auth: 'operator',
    roles,
    body: pagePublicationSchema,
    data: editedPageSchema,
    idempotencyKey: true,
    errors: ['changeStale', 'pageDraftMissing'],
  }),
  /** Brings the version before back, as a new one; a second time the one before that. A draft stays. */
  undo: defineEndpoint({
    method: 'POST',
    path: '/ops/pages/undo',
    summary: 'Bring the version before back',
    auth: 'operator',
    roles,
    body: pagePublicationSchema,
    data: editedPageSchema,
    idempotencyKey: true,
    errors: ['changeStale', 'earlierPageMissing'],
  }),
}

/** The calls of `sitePages` under their own name, so that an editor shows it and not their schemas. */
export interface SitePagesEndpoints extends Readonly<typeof calls> {}

/** What editors do to the pages that `site.page` answers. */
export const sitePages: SitePagesEndpoints = calls
