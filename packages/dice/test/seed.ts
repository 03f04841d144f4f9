import fc from 'fast-check'

/** Imported by every test with properties: each run tries the same cases, so a failure is one for everybody. */
fc.configureGlobal({ seed: 20_260_704 })
