import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,bench,e2e}/**/*.test.ts'],
    setupFiles: ['./tools/src/fuzz-seed.ts'],
    testTimeout: 60_000,
  },
})
