import { admin } from '../messages/en-us/admin.ts'

export const messages = { ...admin }
