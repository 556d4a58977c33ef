export { ownRoutes as messages } from './messages/en-us/own-routes.ts'
