import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { FrontPageService } from './front-page.service.ts'

export const frontPageHttp: FastifyPluginAsync<{ frontPage: FrontPageService }> = async (app, { frontPage }) => {
  route(app, endpoints.readFrontPage, async ({ query, viewer }) => frontPage.read(viewer?.id ?? null, query))
}
