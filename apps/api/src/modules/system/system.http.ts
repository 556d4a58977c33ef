import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { SystemService } from './system.service.ts'

export interface SystemHttpOptions {
  readonly system: SystemService
}

export const systemHttp: FastifyPluginAsync<SystemHttpOptions> = async (app, { system }) => {
  route(app, endpoints.readSystem, () => system.read())
}
