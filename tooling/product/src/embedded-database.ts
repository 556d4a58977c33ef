import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'

/** A connection to the database of a product that runs on this folder, past the product. */
export function openDatabase(dataFolder: string): postgres.Sql {
  const folder = join(dataFolder, 'postgres')
  // PostgreSQL writes the folder of its socket into the fifth line of its pid file.
  const socketFolder = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[4]
  if (!socketFolder) throw new Error(`no server runs on ${folder}`)
  return postgres({ host: socketFolder, port: 5432, user: 'app', database: 'postgres', max: 10, onnotice: () => {} })
}
