/** A process behind the balancer. */
interface Server {
  readonly name: string
  readonly port: number
}

export interface Balanced {
  /** Of the product. */
  readonly port: number
  readonly nodes: readonly Server[]
  /** Of the PostgreSQL that takes writes. */
  readonly leaderPort: number
  /** The first takes writes until another one is told to. */
  readonly databases: readonly Server[]
  readonly files: { readonly socket: string; readonly away: string }
}

/** Told in place of no answer: pages and editors know it, and try again by themselves. */
export const AWAY_ANSWER = [
  'HTTP/1.1 503 Service Unavailable',
  'cache-control: no-store',
  'connection: close',
  'content-type: application/json; charset=utf-8',
  'retry-after: 3',
  '',
  JSON.stringify({
    error: {
      code: 'server.unavailable',
      message: 'しばらくしてからもう一度お試しください。 / Please try again in a moment.',
      params: { seconds: 3 },
    },
  }),
].join('\r\n')

/** What a balancer in front of the product needs, and one address for the PostgreSQL of the moment. */
export const haproxyConfig = ({ port, nodes, leaderPort, databases, files }: Balanced): string => `global
  maxconn 4000
  # Servers are taken out, and brought back, through this socket.
  stats socket ${files.socket} mode 600 level admin

defaults
  timeout connect 2s
  timeout queue 5s

frontend people
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  # Streams of notifications send something every 25 seconds.
  timeout client 75s
  timeout http-request 20s
  default_backend product
  # Where it has no answer to pass on, it says what the product would: 503 with Retry-After.
${[502, 503, 504].map((status) => `  errorfile ${status} ${files.away}`).join('\n')}

backend product
  mode http
  balance roundrobin
  timeout server 75s
  # A node that ends says so here at first, and gets no new requests from then on.
  option httpchk
  http-check send meth GET uri /api/ready hdr Host 127.0.0.1:${port}
  http-check expect status 200
  default-server inter 500ms fastinter 200ms downinter 500ms fall 2 rise 1
  # A request that reached no node goes to another one; one that may have reached it only if it changes nothing.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check`).join('\n')}

listen postgres
  mode tcp
  bind 127.0.0.1:${leaderPort}
  # Connections that listen for changes are silent for long.
  timeout client 1d
  timeout server 1d
  option tcp-check
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  # Exactly one takes writes. After a promotion: disable server postgres/first; enable server postgres/second
${databases.map((one, index) => `  server ${one.name} 127.0.0.1:${one.port} check${index === 0 ? '' : ' disabled'}`).join('\n')}
`
