/** Property tests try the same cases in every run, so that a failure is a change; `npm run fuzz` tries new ones. */
import fc from 'fast-check'

const FIXED = 20_261_115
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['UMPIRE_FUZZ_SEED'] ?? FIXED) })
