export { openDatabase } from './embedded-database.ts'
export { logIn } from './log-in.ts'
export { type LoopDelay, type ProductServer, startProduct } from './product-server.ts'
