/** Of the time that a request may take: how late its end may come, since connections are looked through in turns. */
const TOLERANCE = 1 / 40

/** Ends requests that have not arrived whole within `requestTimeoutMs`, and those whose headers take half of it. */
export function connectionTimeouts(requestTimeoutMs: number) {
  return {
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: requestTimeoutMs * TOLERANCE,
      // Node would refuse such a request without our headers; `guardRequests` does.
      requireHostHeader: false,
    },
  }
}
