import { authEndpoints } from './endpoints/auth.ts'
import { fileEndpoints } from './endpoints/files.ts'
import { routeArticleEndpoints } from './endpoints/route-articles.ts'

export const endpoints = { ...authEndpoints, ...routeArticleEndpoints, ...fileEndpoints }
export type EndpointName = keyof typeof endpoints
