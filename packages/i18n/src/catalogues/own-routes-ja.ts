import { ownRoutes } from '../messages/ja/own-routes.ts'
import { pictures } from '../messages/ja/pictures.ts'

export const messages = { ...ownRoutes, ...pictures }
