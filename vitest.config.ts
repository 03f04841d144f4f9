import { defineConfig } from 'vitest/config'
import { MOCKED } from './tools/src/mocked.ts'
import { Slowest } from './tools/src/slowest.ts'
import { TIMES } from './tools/src/times.ts'

const BROWSER = 'e2e/**/*.test.ts'
const WEB = 'apps/web/**/*.test.ts'

/** By default Vitest leaves one core idle. */
const ALL_CORES = { sequence: { groupOrder: 0 }, maxWorkers: '100%' }

export default defineConfig({
  test: {
    projects: [
      // Loading the rules costs more than most tests, so the files of a worker share them. Node runs the sources as they are.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{packages,apps,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', WEB, MOCKED],
          ...ALL_CORES,
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // Modules of the page need Vite.
      { extends: true, test: { name: 'web', include: [WEB], ...ALL_CORES, isolate: false } },
      { extends: true, test: { name: 'mocked', include: [MOCKED], ...ALL_CORES } },
      // Pages and servers want the machine for themselves. Their files share one browser and one server.
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: './e2e/src/helpers/shared.ts',
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
    setupFiles: ['./tools/src/fuzz-seed.ts'],
    testTimeout: 60_000 * TIMES,
    provide: { times: TIMES },
    reporters: ['default', new Slowest()],
  },
})
