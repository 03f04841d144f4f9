/** Real browsers for the tests and campaigns. */
import { type Browser, type BrowserContext, chromium as engine, type Page } from 'playwright-core'
import { chromium } from './chromium.ts'

export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the page so far; breaking the content security policy is one. */
  readonly wrong: string[]
  /** Every message that its sockets received. */
  readonly received: string[]
}

export const DESKTOP = { width: 1440, height: 900 }
/** Longer than any wait that does not hang, also on a busy machine. */
export const LONGEST_WAIT = 90_000

const NO_ERROR = /^(?!)/

const LAUNCH = { executablePath: chromium(), args: ['--no-sandbox'] }

/** A browser that several processes may connect to. */
export const launchServer = () => engine.launchServer(LAUNCH)

export class Browsers {
  readonly #browser: Browser

  private constructor(browser: Browser) {
    this.#browser = browser
  }
  static async launch(): Promise<Browsers> {
    return new Browsers(await engine.launch(LAUNCH))
  }
  static async connect(endpoint: string): Promise<Browsers> {
    return new Browsers(await engine.connect(endpoint))
  }
  /** A person with cookies of their own; errors that are expected do not count. */
  async open(size = DESKTOP, colorScheme: 'light' | 'dark' = 'light', expected = NO_ERROR): Promise<Opened> {
    const context = await this.#browser.newContext({ viewport: size, colorScheme, reducedMotion: 'reduce' })
    context.setDefaultTimeout(LONGEST_WAIT)
    const page = await context.newPage()
    const wrong: string[] = []
    const received: string[] = []
    page.on('pageerror', error => wrong.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' && !expected.test(message.text())) wrong.push(message.text())
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
