import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

export const notificationEndpoints = {
  countNotifications: endpoint({
    method: 'GET',
    path: '/v1/notify/count',
    summary: 'How many notifications the logged-in user has not read',
    access: 'user',
    response: { status: 200, body: Type.Object({ count: Type.Integer() }) },
    errors: [],
  }),
}
