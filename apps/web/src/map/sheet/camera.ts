/** What part of a sheet is seen, and how large: a point of the sheet stands at `x + scale * point` of the window. */
import type { Point } from '../ground/layout.ts'

export interface Camera extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const LEAST = 0.2
const MOST = 2.5
/** Some of the sheet always stays in the window. */
const KEPT = 80

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export const onSheet = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})

export const inWindow = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
})

export const panned = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y })

/** The point of the sheet under that point of the window stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = within(camera.scale * factor, LEAST, MOST)
  const { x, y } = onSheet(camera, at)
  return { x: at.x - x * scale, y: at.y - y * scale, scale }
}

export const kept = (camera: Camera, sheet: Size, view: Size): Camera => ({
  scale: camera.scale,
  x: within(camera.x, KEPT - sheet.width * camera.scale, view.width - KEPT),
  y: within(camera.y, KEPT - sheet.height * camera.scale, view.height - KEPT),
})

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** All of a box in the middle of the window, as large as it fits, but never larger than drawn. */
export function fitted({ left, top, right, bottom }: Box, view: Size): Camera {
  const fits = Math.min(view.width / Math.max(1, right - left), view.height / Math.max(1, bottom - top))
  const scale = within(fits, LEAST, 1)
  return {
    scale,
    x: view.width / 2 - ((left + right) / 2) * scale,
    y: view.height / 2 - ((top + bottom) / 2) * scale,
  }
}

/** Moved as little as needed so that a point of the sheet is well in sight. */
export function shown(camera: Camera, point: Point, view: Size, margin = 70): Camera {
  const { x, y } = inWindow(camera, point)
  const by = (at: number, most: number): number =>
    at < margin ? margin - at : at > most - margin ? most - margin - at : 0
  return panned(camera, { x: by(x, view.width), y: by(y, view.height) })
}
