import { account } from '../messages/en-us/account.ts'

export const messages = { ...account }
