/** Real browsers for the tests. A page that fails, or breaks the content security policy, fails its test. */
import { type Browser, type BrowserContext, chromium as engine, type Page } from 'playwright-core'
import { chromium } from './chromium.ts'

export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong in it so far. */
  readonly wrong: string[]
  /** Every message that its sockets received. */
  readonly received: string[]
}

export const DESKTOP = { width: 1440, height: 900 }

export class Browsers {
  readonly #browser: Browser

  private constructor(browser: Browser) {
    this.#browser = browser
  }
  static async launch(): Promise<Browsers> {
    return new Browsers(await engine.launch({ executablePath: chromium(), args: ['--no-sandbox'] }))
  }
  /** A person of their own: no cookie is shared. */
  async open(size = DESKTOP, colorScheme: 'light' | 'dark' = 'light'): Promise<Opened> {
    const context = await this.#browser.newContext({ viewport: size, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const wrong: string[] = []
    const received: string[] = []
    page.on('pageerror', error => wrong.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' && !isOutage(message.text())) wrong.push(message.text())
    })
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => received.push(String(payload)))
    })
    page.on('response', async response => {
      if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''))
    })
    return { page, context, wrong, received }
  }
  close(): Promise<void> {
    return this.#browser.close()
  }
}

/** A server that is being restarted cannot be reached for a while; pages say so, and so does the browser. */
const isOutage = (text: string): boolean => /ERR_CONNECTION_REFUSED|WebSocket connection to/.test(text)
