export { buildTestApp, type TestApp, type TestUser } from './build-test-app.ts'
export { createTestClient, type TestClient } from './test-client.ts'
