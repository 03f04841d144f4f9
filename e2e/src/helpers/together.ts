/** What the browser tests of a file use: the server and browser of the run, a folder, and people with pages of their own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { Browsers, type Opened } from './pages.ts'
import { type Serving, serve } from './serving.ts'

/** Longer than any test takes that does not hang, also on a busy machine. */
const LONGEST_TEST = 300_000

export interface Together {
  readonly origin: string
  /** For files that the tests write. */
  readonly folder: string
  /** Opens the page of one more person. It closes after the test, which fails if something went wrong in it. */
  readonly open: Browsers['open']
}

/** One connection per process: the tests of all its files share it. */
let connected: Promise<Browsers> | undefined

/** Call it at the top of a file: everything is there when the first test begins. */
export function together(): Together {
  vi.setConfig({ testTimeout: LONGEST_TEST, hookTimeout: LONGEST_TEST })
  const opened: Opened[] = []
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'umpire-e2e-'))
  })
  afterEach(async ({ task }) => {
    const people = opened.splice(0)
    if (task.result?.state === 'fail') await Promise.all(people.map(({ page }, nth) => picture(page, task.name, nth)))
    await Promise.all(people.map(({ context }) => context.close()))
    expect(people.flatMap(({ wrong }) => wrong).join('\n')).toBe('')
  })
  afterAll(() => rm(folder, { recursive: true }))
  return {
    origin: inject('serverOrigin'),
    get folder() {
      return folder
    },
    open: async (...how) => {
      connected ??= Browsers.connect(inject('browserEndpoint'))
      const person = await (await connected).open(...how)
      opened.push(person)
      return person
    },
  }
}

/** What a person saw when a test failed, to be looked at. */
async function picture(page: Page, test: string, nth: number): Promise<void> {
  const path = join('pictures', 'failed', `${test.replaceAll(/\W+/g, '-').slice(0, 60)}-${nth + 1}.png`)
  await page.screenshot({ path }).catch(() => undefined)
  process.stdout.write(`${page.url()}: ${path}\n`)
}

export interface Restartable {
  readonly origin: string
  /** As if the power went out, and someone started the server again at the same address. */
  readonly powerCut: () => Promise<void>
}

/** A server of one test, as people start it. */
export async function restartable<T>(folder: string, use: (server: Restartable) => Promise<T>): Promise<T> {
  const data = join(folder, 'data')
  let serving: Serving = await serve(data)
  const { origin } = serving
  const powerCut = async (): Promise<void> => {
    await serving.kill()
    serving = await serve(data, Number(new URL(origin).port))
  }
  try {
    return await use({ origin, powerCut })
  } finally {
    await serving.stop()
  }
}
