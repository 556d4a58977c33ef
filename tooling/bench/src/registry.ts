export const benchmarks: readonly import('./benchmark.ts').Benchmark[] = []
