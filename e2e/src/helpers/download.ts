import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** The file that a page saves when it is asked to: its name, and where it lies now. */
export async function download(page: Page, folder: string, ask: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), ask()])
  const name = file.suggestedFilename()
  const path = join(folder, name)
  await file.saveAs(path)
  return { name, path }
}
