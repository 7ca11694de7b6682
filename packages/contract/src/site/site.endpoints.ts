import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { businessSettingSchema, contactSchema, contentSchema, siteInfoSchema } from './site.schema.ts'

/**
 * Site and content. Source: specification, section 7. What is read before sign-in too is answered without a token; a
 * client sends one where it has it.
 */
export const site = {
  info: defineEndpoint({
    method: 'GET',
    path: '/bizset/front/site/getSiteInfo',
    summary: 'Site information',
    auth: 'optional',
    data: siteInfoSchema,
  }),
  tips: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettingFront/getTipList',
    summary: 'Tips',
    auth: 'optional',
    data: z.array(contentSchema),
  }),
  news: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizSettingFront/getNews',
    summary: 'News',
    auth: 'none',
    data: z.array(contentSchema),
  }),
  banners: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/front/banner/bannerList',
    summary: 'Banners',
    auth: 'optional',
    data: z.array(contentSchema),
  }),
  contacts: defineEndpoint({
    method: 'GET',
    path: '/bizset/bizContactFront',
    summary: 'Contacts',
    auth: 'optional',
    data: z.array(contactSchema),
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
