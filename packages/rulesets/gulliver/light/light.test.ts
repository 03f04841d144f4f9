import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { LIGHTS, lightLevels } from './levels.ts'

const why = compose({ options: [] }).silent
const PLAIN = { trait: 'none', gear: 'none', steps_beyond_blinding: 0 } as const
const place = (level: string): number => LIGHTS.findIndex(one => one.level === level)

test('gulliver.light.levels: every light with every pair of eyes and goggles stays on the table', () => {
  for (const { level } of LIGHTS) {
    for (const trait of ['none', 'light sensitivity', 'mild light sensitivity', 'Night Vision', 'Night Blindness']) {
      for (const gear of ['none', 'sunglasses', 'dark goggles'] as const) {
        const came = lightLevels({ ...PLAIN, level, trait, gear }, why)
        expect(place(came.experienced)).toBeGreaterThanOrEqual(0)
      }
    }
    expect(lightLevels({ ...PLAIN, level }, why).experienced).toBe(level)
  }
})

test('gulliver.light.levels: goggles darken, sensitive eyes suffer only where there is light', () => {
  expect(lightLevels({ ...PLAIN, level: 'harsh', gear: 'dark goggles' }, why).experienced).toBe('bright')
  expect(lightLevels({ ...PLAIN, level: 'dim', trait: 'light sensitivity' }, why).experienced).toBe('dim')
  expect(lightLevels({ ...PLAIN, level: 'total darkness', trait: 'Night Vision' }, why).blind).toBe(true)
})

test('gulliver.light.levels: refuses a light that is none', () => {
  expect(() => lightLevels.answer({ level: 'gloomy' }, why)).toThrow('slightly dim')
})
