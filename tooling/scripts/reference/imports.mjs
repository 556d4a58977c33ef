const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a source imports a package, or a part of it, as more than a type. */
export function importsPackage(source, name) {
  const module = `['"]${escaped(name)}(?:/[^'"]*)?['"]`
  const statements = [
    `^import\\s+(?!type\\b)[^'"]*?from\\s+${module}`,
    `^import\\s+${module}`,
    `^export\\s+(?!type\\b)[^'"]*?from\\s+${module}`,
    `\\bimport\\(${module}\\)`,
  ]
  return statements.some((statement) => new RegExp(statement, 'm').test(source))
}
