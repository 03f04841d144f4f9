import { expect, test } from 'vitest'
import { type Captioned, captionsOf, shortened } from './captions.ts'

const token = (id: string, x: number, y: number): Captioned => ({ id, caption: id, count: '11', x, y, radius: 20 })

test('a caption stands below its token where nothing is in its way', () => {
  expect(captionsOf([token('Krause', 0, 0), token('Lange', 200, 0)])).toEqual(
    new Map([
      ['Krause', { caption: 'Krause', captionAbove: false }],
      ['Lange', { caption: 'Lange', captionAbove: false }],
    ]),
  )
})

test('it stands above where somebody stands below, or a caption is in its way', () => {
  const below = captionsOf([token('Krause', 0, 0), token('Lange', 20, 50)])
  expect(below.get('Krause')?.captionAbove).toBe(true)
  expect(below.get('Lange')?.captionAbove).toBe(false)
  const beside = captionsOf([token('Krause', 0, 0), token('Lange', 45, 0)])
  expect(beside.get('Lange')?.captionAbove).toBe(true)
})

test('it is short where there is room for no more', () => {
  const three = captionsOf([token('Bartholomew', 0, 0), token('Constantine', 70, 0), token('Maximilian', 140, 0)])
  const shown = [...three.values()].map(({ caption, captionAbove }) => `${caption}${captionAbove}`)
  expect(shown).toEqual(['Bartholomewfalse', 'Constantinetrue', 'Maximilianfalse'])
  const crowd = captionsOf([-70, 0, 70].flatMap(x => [-52, 0, 52].map(y => token(`Bartholomew ${x} ${y}`, x, y))))
  expect([...crowd.values()].some(({ caption }) => caption === 'Barth…')).toBe(true)
})

test('a short name stays whole', () => {
  expect(['Kurt', 'Krause', 'Krause, unseen', 'Anna Maria'].map(shortened)).toEqual([
    'Kurt',
    'Krause',
    'Krause',
    'Anna',
  ])
})
