import { serveRouteFiles, type WorkerScope } from '@mishiori/route-files/worker'

serveRouteFiles(self as unknown as WorkerScope) // the page's types do not know that this file is a worker
