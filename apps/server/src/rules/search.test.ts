import { describe, expect, test } from 'vitest'
import { search } from './search.ts'

const rule = (id: string, title: string, says: string) => ({
  listed: { id, title, says, lines: '1', kind: 'formula' as const, who: 'engine' as const },
  covered: {
    id,
    system: 'demo',
    area: 'core',
    title,
    who: 'engine' as const,
    status: 'built' as const,
    fires: true,
    silent: null,
    failures: [],
  },
})
const rules = [
  rule('demo.core.one', 'A blow', 'Dodge it.'),
  rule('demo.dodge.two', 'Leap', 'Away.'),
  rule('demo.core.three', 'Dodging naïve blows', 'By day.'),
]
const found = (wanted: string) => search(rules, wanted).map(({ listed }) => listed.id)

describe('a search', () => {
  test('for nothing finds everything, in the book’s order', () => {
    expect(found(' ')).toEqual(['demo.core.one', 'demo.dodge.two', 'demo.core.three'])
  })
  test('finds titles first, then ids, then texts', () => {
    expect(found('dodg')).toEqual(['demo.core.three', 'demo.dodge.two', 'demo.core.one'])
  })
  test('wants every word, whatever its case and accents', () => {
    expect(found('NAIVE dodging')).toEqual(['demo.core.three'])
    expect(found('xylophone')).toEqual([])
    expect(found('!?')).toEqual([])
  })
  test('lists what has most of the words where nothing has all of them', () => {
    expect(found('naive dodge xylophone')).toEqual(['demo.core.three'])
    expect(found('dodge xylophone trombone')).toEqual([])
  })
  test('finds a word in its other forms, and by words that mean the same', () => {
    expect(found('leaping')).toEqual(['demo.dodge.two'])
    expect(found('How do I attack somebody?')).toEqual(['demo.core.one', 'demo.core.three'])
  })
  test('takes an id as it is written', () => {
    expect(found('demo.core.one')).toEqual(['demo.core.one'])
    expect(found('core.three')).toEqual(['demo.core.three'])
  })
})
