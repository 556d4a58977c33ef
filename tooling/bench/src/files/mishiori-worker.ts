import { serveRouteFiles, type WorkerScope } from '@mishiori/route-files/worker'

// Type-checked with the page's library, where `self` is a window.
serveRouteFiles(self as unknown as WorkerScope)
