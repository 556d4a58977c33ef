import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { toSettings } from './to-settings.ts'

const app = (name: string) => ({ [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 'secret' })

it('makes settings that another thread can be given, whatever is configured', () => {
  const env = {
    SECRET: 'x'.repeat(64),
    ...app('GOOGLE'),
    ...app('LINE'),
    ...app('X'),
    ...app('FACEBOOK'),
    ...app('STRAVA'),
  }
  const settings = toSettings(readConfig(env, []))
  expect(settings.providers).toHaveLength(5)
  expect(structuredClone(settings)).toEqual(settings)
})
