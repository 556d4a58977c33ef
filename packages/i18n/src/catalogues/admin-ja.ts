import { admin } from '../messages/ja/admin.ts'

export const messages = { ...admin }
