/** The one page of the build, told below which path it stands. Its files are named relative to that. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const INDEX = 'index.html'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface Ready {
  readonly modified: number
  readonly tag: string
  readonly bytes: { readonly br: Buffer; readonly gzip: Buffer; readonly plain: Buffer }
}

/** The encodings that a browser takes, without those it says it does not. */
const takes = ({ headers }: FastifyRequest, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some(one => {
      const [name = '', weight = ''] = one.split(';')
      return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight)
    })

/** Where the build says "here", the page says below which path; `data-base-path` is for its script. */
const placedAt = (html: string, basePath: string): string =>
  html
    .replaceAll(/(\s(?:src|href)=")\.\//g, (_, before: string) => `${before}${basePath}/`)
    .replace('data-base-path=""', () => `data-base-path="${basePath}"`)

export class IndexPage {
  readonly #file: string
  readonly #basePath: string
  #ready: Ready | undefined

  constructor(file: string, basePath: string) {
    this.#file = file
    this.#basePath = basePath
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { tag, bytes } = await this.#read()
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' })
    if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
    if (takes(request, 'br')) return reply.header('content-encoding', 'br').send(bytes.br)
    return takes(request, 'gzip') ? reply.header('content-encoding', 'gzip').send(bytes.gzip) : reply.send(bytes.plain)
  }

  /** Read again after another build: the files that it names are other ones then. */
  async #read(): Promise<Ready> {
    const { mtimeMs: modified } = await stat(this.#file)
    if (this.#ready?.modified === modified) return this.#ready
    const html = placedAt(await readFile(this.#file, 'utf8'), this.#basePath)
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    const plain = Buffer.from(html)
    this.#ready = { modified, tag, bytes: { plain, br: await brotli(plain), gzip: await zip(plain) } }
    return this.#ready
  }
}
