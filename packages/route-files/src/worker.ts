export type { ReadAnswer, ReadRequest } from './worker/messages.ts'
export { handleReadRequest, serveRouteFiles, type WorkerScope } from './worker/serve-route-files.ts'
