/** Tokens on a map, by mouse and by keyboard. */
import type { Locator, Page } from 'playwright-core'
import { stepUntil } from './soon.ts'

interface Point {
  readonly x: number
  readonly y: number
}
interface Box extends Point {
  readonly width: number
  readonly height: number
}

export const token = (page: Page, id: string) => page.locator(`[data-token="${id}"]`)
/** What the map says of a way before it is gone, or of a distance. */
export const plate = (page: Page) => page.locator('.map-above .map-plate')

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Where something lies when the map has found its size. */
export async function boxOf(locator: Locator): Promise<Box> {
  let before = ''
  let box: Box | null = null
  await stepUntil(
    async () => {
      box = await locator.boundingBox()
      const now = JSON.stringify(box)
      if (box !== null && now === before) return true
      before = now
      return false
    },
    () => locator.page().evaluate('new Promise(requestAnimationFrame)'),
  )
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Drags a token by so many of its widths. Until its reach is worked out, it stays where it is. */
export async function drag(page: Page, id: string, by: Point): Promise<Box> {
  let box = await boxOf(token(page, id))
  await stepUntil(
    () => plate(page).isVisible(),
    async () => {
      // A drag that came too soon ends where it began.
      await page.mouse.move(middle(box).x, middle(box).y)
      await page.mouse.up()
      box = await boxOf(token(page, id))
      const { x, y } = middle(box)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by.x * box.width, y + by.y * box.width, { steps: 6 })
    },
  )
  await page.mouse.up()
  return box
}

/** Moves a token by keys: the way is shown, and Enter goes it. Keys that come too soon are pressed again. */
export async function walk(page: Page, id: string, arrow: string, ...more: readonly string[]): Promise<void> {
  await stepUntil(
    () => plate(page).isVisible(),
    async () => {
      await token(page, id).focus()
      await page.keyboard.press(arrow)
    },
  )
  for (const key of more) await page.keyboard.press(key)
  await stepUntil(
    async () => !(await plate(page).isVisible()),
    () => page.keyboard.press('Enter'),
  )
}
