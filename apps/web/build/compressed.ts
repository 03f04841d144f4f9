/** Writes `.br` and `.gz` beside every file that gets smaller by it, so that the server compresses nothing while it serves. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fonts are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/

async function compress(path: string): Promise<void> {
  const raw = await readFile(path)
  const made = [
    { ending: '.br', bytes: await brotli(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }) },
    { ending: '.gz', bytes: await zip(raw, { level: 9 }) },
  ]
  for (const { ending, bytes } of made) if (bytes.length < raw.length) await writeFile(`${path}${ending}`, bytes)
}

export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'umpire-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        for (const file of files.filter(name => TEXT.test(name))) await compress(join(folder, file))
      },
    },
  }
}
