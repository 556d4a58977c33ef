import { expect, it } from 'vitest'
import { AWAY_ANSWER, haproxyConfig } from './haproxy-config.ts'

const config = haproxyConfig({
  port: 3000,
  nodes: [
    { name: 'node-1', port: 3001 },
    { name: 'node-2', port: 3002 },
  ],
  leaderPort: 5000,
  databases: [
    { name: 'first', port: 5001 },
    { name: 'second', port: 5002 },
  ],
  files: { socket: '/run/haproxy.sock', away: '/etc/away.http' },
})

it('sends requests to every node, and writes to one database', () => {
  expect(config).toContain('server node-1 127.0.0.1:3001 check\n')
  expect(config).toContain('server node-2 127.0.0.1:3002 check\n')
  expect(config).toContain('server first 127.0.0.1:5001 check\n')
  expect(config).toContain('server second 127.0.0.1:5002 check disabled\n')
})

it('answers by itself as the product does, which pages and editors try again after', () => {
  const [head = '', body = ''] = AWAY_ANSWER.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toContain('retry-after: 3')
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'server.unavailable' } })
  for (const status of [502, 503, 504]) expect(config).toContain(`errorfile ${status} /etc/away.http`)
})
