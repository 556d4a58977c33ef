export { ownRoutes as messages } from './messages/ja/own-routes.ts'
