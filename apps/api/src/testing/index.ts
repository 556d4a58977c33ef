export { buildTestApp, type TestApp, type TestUser } from './build-test-app.ts'
export * from './raw-http.ts'
export { createTestClient, type TestClient } from './test-client.ts'
