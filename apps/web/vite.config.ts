import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { englishOnly } from './build/english-only.ts'
import { fontsFirst } from './build/fonts-first.ts'

const SERVER = 'http://127.0.0.1:7400'

/**
 * Of our own packages only what is used comes along: not the schemas of the contract, and with them zod, for the sake of
 * two constants; not the whole career for the odds of a shot.
 */
const treeshake = { moduleSideEffects: [{ test: /\/packages\/.*\.ts$/, sideEffects: false }] }

export default defineConfig({
  // Files are named relative to each other: the server says below which path they stand, without another build.
  base: './',
  plugins: [react(), englishOnly(), fontsFirst(), compressed()],
  server: {
    port: 7401,
    strictPort: true,
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: {
    target: 'es2023',
    // Every asset is a file of its own: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { treeshake },
  },
  worker: { format: 'es', rolldownOptions: { treeshake } },
})
