import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,bench}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
