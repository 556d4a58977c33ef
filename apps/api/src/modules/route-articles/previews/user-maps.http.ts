import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { UsersService } from '../../users/users.service.ts'
import type { UserMapsService } from './user-maps.service.ts'

export interface UserMapsHttpOptions {
  readonly users: Pick<UsersService, 'get'>
  readonly userMaps: Pick<UserMapsService, 'findPath'>
}

export const userMapsHttp: FastifyPluginAsync<UserMapsHttpOptions> = async (app, { users, userMaps }) => {
  route(app, endpoints.readUserMap, async ({ params }) => {
    const { id } = await users.get(Number(params.id), null)
    return { picture_path: await userMaps.findPath(id) }
  })
}
