/** Preloaded into a process and its threads: notes each module that they load in the file that the environment names. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { threadId } from 'node:worker_threads'

const file = process.env['LOADS'] ?? ''

registerHooks({
  load: (url, context, next) => {
    appendFileSync(file, `${threadId} ${url}\n`)
    return next(url, context)
  },
})
