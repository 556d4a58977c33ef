import { parseArgs } from 'node:util'
import { ASSUMPTIONS } from '../scale/assumptions.mjs'
import { simulate } from '../scale/simulate.mjs'

const SIZES = [1e4, 1e6, 1e8]

/** Prints what instances of some sizes need and cost, and what comes to its limit first. `--set name=value` feeds it other figures. */
export default function scale({ args }) {
  const { values } = parseArgs({
    args,
    options: { articles: { type: 'string', multiple: true }, set: { type: 'string', multiple: true, default: [] } },
  })
  const given = { ...ASSUMPTIONS }
  for (const pair of values.set) {
    const [name = '', value] = pair.split('=')
    if (!(name in given) || !Number.isFinite(Number(value)) || value === undefined) {
      console.error(
        `"${pair}" is not understood. There are: ${Object.entries(given)
          .map((one) => one.join('='))
          .join(' ')}`,
      )
      return 2
    }
    given[name] = Number(value)
  }
  for (const articles of values.articles?.map(Number) ?? SIZES) print(simulate(articles, given))
  return 0
}

function print({ articles, perSecond, cores, nodes, replicas, storage, gigabytesSent, limits, dollars }) {
  const rows = {
    'views a second at the busiest hour': perSecond.views,
    'pages rendered, kept, a second': [perSecond.pages, perSecond.keptPages],
    'lists, map searches a second': [perSecond.lists, perSecond.mapSearches],
    'saves, comments a second': [perSecond.saves, perSecond.comments],
    'cores of web nodes': cores.web,
    'cores of PostgreSQL: primary, reads of guests': [cores.primary, cores.reading],
    'web nodes, replicas': [nodes, replicas],
    'gigabytes: rows, hot in memory, pictures': [storage.rows, storage.hot, storage.files],
    'gigabytes sent in a month': gigabytesSent,
    'dollars a month: web, database, pictures, traffic': Object.values(dollars),
    'dollars a month': Object.values(dollars).reduce((sum, one) => sum + one, 0),
  }
  console.log(`\n${articles.toLocaleString('en')} public articles`)
  for (const [name, value] of Object.entries(rows))
    console.log(`  ${name.padEnd(50)}${[value].flat().map(figure).join(' / ')}`)
  for (const { name, used, remedy } of limits) console.log(`  ! ${Math.round(used * 100)} % of ${name}: ${remedy}`)
}

const figure = (value) => value.toLocaleString('en', { maximumSignificantDigits: 3 })
