// Compares what every published package offers with the report that is kept beside it: a surface never changes unnoticed.
// `--update` writes the reports anew; their diff is then part of the review.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { root } from '../scripts/lib/paths.mjs'
import { publishedPackages } from './published.mjs'

const isUpdate = process.argv.includes('--update')
/** Of the exports of an entry: 95 % have a TSDoc comment. */
const LEAST_DOCUMENTED = 0.95
const packages = publishedPackages()
let failed = false
for (const found of packages) {
  const entries = entriesOf(found.manifest)
  const paths = ownEntries(found, entries)
  for (const entry of entries) report(found, entry, paths)
}
process.exitCode = failed ? 1 : 0

function entriesOf(manifest) {
  return Object.entries(manifest.publishConfig.exports)
    .filter(([, target]) => target.types)
    .map(([subpath, { types }]) => ({ subpath, types }))
}

/**
 * Where the compiler finds the entries of a package that imports itself by name. They lie below `node_modules`, so that
 * API Extractor takes them for another package: a type that one entry declares is a reference in the reports of the
 * others.
 */
function ownEntries({ name, folder }, entries) {
  const cache = join(folder, 'node_modules/.cache/api')
  const self = join(cache, 'self')
  mkdirSync(cache, { recursive: true })
  rmSync(self, { force: true })
  symlinkSync(folder, self)
  return Object.fromEntries(entries.map(({ subpath, types }) => [`${name}${subpath.slice(1)}`, [join(self, types)]]))
}

function report({ name, folder }, { subpath, types }, paths) {
  const reportName = subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-')
  const reportFolder = join(folder, 'api')
  if (!existsSync(join(folder, types))) throw new Error(`${name}: build it first, ${types} is missing`)
  mkdirSync(reportFolder, { recursive: true })
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(folder, 'api-extractor.json'),
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      newlineKind: 'lf',
      mainEntryPointFilePath: join(folder, types),
      apiReport: {
        enabled: true,
        reportFileName: reportName,
        reportFolder,
        reportTempFolder: join(folder, 'node_modules/.cache/api'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            types: [],
            // The types of other packages are references, as in what is published. In the workspace these are sources.
            allowImportingTsExtensions: true,
            noEmit: true,
            skipLibCheck: true,
            paths,
            strict: true,
          },
          files: [join(folder, types)],
        },
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'none' } },
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  })
  const result = Extractor.invoke(config, {
    localBuild: isUpdate,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error'
    },
  })
  if (result.apiReportChanged && !isUpdate) {
    failed = true
    console.error(
      `${name}: what ${subpath} offers is not what ${relative(root, config.reportFilePath)} says.\n` +
        'If that is meant, run: npm run x -- node tooling/packages/api-report.mjs --update',
    )
  }
  const undocumented = undocumentedExports(config.reportFilePath)
  if (undocumented.share > 1 - LEAST_DOCUMENTED) {
    failed = true
    console.error(`${name}: write TSDoc for what ${subpath} exports: ${undocumented.names.join(', ')}`)
  }
}

function undocumentedExports(reportFile) {
  const found = [
    ...readFileSync(reportFile, 'utf8').matchAll(/^\/\/ @public([^\n]*)\nexport (?:declare |abstract )*\w+ (\w+)/gm),
  ]
  const names = found.filter(([, tags]) => tags.includes('undocumented')).map(([, , name]) => name)
  return { names, share: names.length / found.length }
}
