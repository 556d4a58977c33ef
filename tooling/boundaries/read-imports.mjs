import { cruise } from 'dependency-cruiser'
import { forbidden } from './rules.mjs'

const FOLDERS = ['packages', 'apps']

/** Every import below `packages` and `apps` of a workspace, judged by rules.mjs: dependency-cruiser's output. */
export async function readImports(workspace) {
  const { output } = await cruise(FOLDERS, {
    baseDir: workspace,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps|packages|packages/features)/[^/]+/(dist|build|storybook-static|\\.react-router|scripts|assets)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  })
  return output
}
