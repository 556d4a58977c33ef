import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TOWN_FILE, townBytes } from '../src/build-town.ts'

const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const bytes = townBytes()
mkdirSync(assets, { recursive: true })
writeFileSync(`${assets}${TOWN_FILE}`, bytes)
console.log(`${TOWN_FILE}: ${bytes.length} bytes`)
