import { account } from '../messages/ja/account.ts'

export const messages = { ...account }
