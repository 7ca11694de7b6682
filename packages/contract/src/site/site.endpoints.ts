import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  businessSettingSchema,
  contactSchema,
  contentSchema,
  siteInfoSchema,
  sitePageNames,
  sitePageSchema,
} from './site.schema.ts'

const calls = {
  /** What makes the service one tenant's own: name, logo, colour, limits, and the proof numbers of the landing page. */
  info: defineEndpoint({
    method: 'GET',
    path: '/bizset/front/site/getSiteInfo',
    answersWhenClosed: true,
    summary: 'Site information',
    auth: 'optional',
    data: siteInfoSchema,
  }),
  /** Tips that are shown now. */
  tips: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettingFront/getTipList',
    summary: 'Tips',
    auth: 'optional',
    data: z.array(contentSchema),
  }),
  /** News, newest first. */
  news: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettingFront/getNews',
    summary: 'News',
    auth: 'none',
    data: z.array(contentSchema),
  }),
  /** Banners of the home screen that are shown now. */
  banners: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/front/banner/bannerList',
    summary: 'Banners',
    auth: 'optional',
    data: z.array(contentSchema),
  }),
  /** Where customer service is reached. */
  contacts: defineEndpoint({
    method: 'GET',
    path: '/bizset/bizContactFront',
    answersWhenClosed: true,
    summary: 'Contacts',
    auth: 'optional',
    data: z.array(contactSchema),
  }),
  /** The terms of service, the privacy notice or help, as the tenant has set them. Read before there is an account. */
  page: defineEndpoint({
    method: 'GET',
    path: '/bizset/front/site/getPage',
    summary: 'Terms, privacy notice or help',
    auth: 'none',
    query: z.object({ name: z.literal(sitePageNames) }),
    data: sitePageSchema,
    errors: ['notFound'],
  }),
  /** One business setting. The query's name is our choice. */
  setting: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettleCurrencyConf/getBizBusinessSettingByKey',
    summary: 'One business setting',
    auth: 'bearer',
    query: z.object({ key: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)) }),
    data: businessSettingSchema,
    errors: ['notFound'],
  }),
}

/** The calls of `site` under their own name, so that an editor shows it and not their schemas. */
export interface SiteEndpoints extends Readonly<typeof calls> {}

/**
 * Site and content. What is read before sign-in too is answered without a token; a
 * client sends one where it has it.
 */
export const site: SiteEndpoints = calls
