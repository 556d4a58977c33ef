import { writeFileSync } from 'node:fs'
import { endpoints } from '../endpoints.ts'
import { describeContract } from './describe-contract.ts'

// Run at each release: from then on, the API has to serve pages of this one.
const file = new URL('./released-contract.json', import.meta.url)
const inLines = (_: string, value: unknown) => (Array.isArray(value) ? value.join(' ') : value)
writeFileSync(file, `${JSON.stringify(describeContract(endpoints), inLines, 2)}\n`)
