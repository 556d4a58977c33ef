import { ownRoutes } from '../messages/en-us/own-routes.ts'
import { pictures } from '../messages/en-us/pictures.ts'

export const messages = { ...ownRoutes, ...pictures }
