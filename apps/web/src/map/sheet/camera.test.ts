import { expect, test } from 'vitest'
import { fitted, inWindow, kept, onSheet, panned, shown, zoomed } from './camera.ts'

const VIEW = { width: 800, height: 600 }
const CAMERA = { x: -120, y: 40, scale: 0.8 }

test('a point of the sheet is found again in the window', () => {
  const point = { x: 314, y: 271 }
  const there = inWindow(CAMERA, point)
  expect(onSheet(CAMERA, there).x).toBeCloseTo(point.x)
  expect(onSheet(CAMERA, there).y).toBeCloseTo(point.y)
})
test('what is under the pointer stays there while zooming, within bounds', () => {
  const at = { x: 300, y: 200 }
  const before = onSheet(CAMERA, at)
  for (const factor of [0.001, 0.5, 1.2, 100]) {
    const after = zoomed(CAMERA, factor, at)
    expect(onSheet(after, at).x).toBeCloseTo(before.x)
    expect(onSheet(after, at).y).toBeCloseTo(before.y)
    expect(after.scale).toBeGreaterThanOrEqual(0.2)
    expect(after.scale).toBeLessThanOrEqual(2.5)
  }
})
test('a sheet is never lost out of sight', () => {
  const sheet = { width: 1000, height: 1000 }
  const far = kept(panned(CAMERA, { x: -9999, y: 9999 }), sheet, VIEW)
  expect(far.x + sheet.width * far.scale).toBe(80)
  expect(far.y).toBe(520)
  expect(kept(CAMERA, sheet, VIEW)).toEqual(CAMERA)
})
test('a box is seen whole in the middle, and never blown up', () => {
  const small = fitted({ left: 100, top: 100, right: 200, bottom: 200 }, VIEW)
  expect(small).toEqual({ scale: 1, x: 250, y: 150 })
  const large = fitted({ left: 0, top: 0, right: 1600, bottom: 600 }, VIEW)
  expect(large.scale).toBe(0.5)
  expect(inWindow(large, { x: 1600, y: 600 })).toEqual({ x: 800, y: 450 })
})
test('what is in sight moves nothing, what is not moves as little as needed', () => {
  const plain = { x: 0, y: 0, scale: 1 }
  expect(shown(plain, { x: 400, y: 300 }, VIEW)).toEqual(plain)
  expect(shown(plain, { x: 790, y: 300 }, VIEW)).toEqual({ x: -60, y: 0, scale: 1 })
})
