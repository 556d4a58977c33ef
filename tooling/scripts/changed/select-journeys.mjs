// Reads changed paths as JSON from its input and prints the journeys that they can break, and all there are.
import { readFileSync } from 'node:fs'
import { checkVisits, VISITS } from '../../../apps/web/e2e/visits.ts'
import { readImports } from '../../boundaries/read-imports.mjs'
import { root } from '../lib/paths.mjs'
import { journeysOf } from './journeys.mjs'
import { specsOfJourneys } from './selection.mjs'

process.chdir(root)
const changed = JSON.parse(readFileSync(0, 'utf8'))
const specs = specsOfJourneys()
checkVisits(Object.keys(specs))
const { modules } = await readImports(root)
const chosen = journeysOf({ changed, modules, specs, visits: VISITS })
console.log(JSON.stringify({ chosen, all: Object.keys(specs).sort() }))
