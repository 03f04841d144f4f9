import { describe, expect, test } from 'vitest'
import { basePathOf, readBasePath, within } from './base-path.ts'

describe('a base path', () => {
  test('is written with or without slashes at its end', () => {
    expect(['', '/', '/umpire', '/umpire/', '/games/umpire-2/'].map(path => readBasePath(path))).toEqual([
      '',
      '',
      '/umpire',
      '/umpire',
      '/games/umpire-2',
    ])
  })
  test('is a path, and nothing that ends an attribute or climbs', () => {
    for (const written of ['umpire', '//', '/a//b', '/..', '/a/../b', '/a b', '/a"b', '/a?b', '/a#b', 'http://a/b'])
      expect(() => readBasePath(written), written).toThrow(
        `base path: expected a path such as /umpire, got ${JSON.stringify(written)}`,
      )
  })
  test('is left out of the addresses below it, and of no other', () => {
    const below = (url: string) => within('/umpire')({ url })
    expect(['/umpire/api?x=1', '/umpire/', '/umpire', '/umpire?x'].map(below)).toEqual(['/api?x=1', '/', '/', '/?x'])
    expect(['/umpires/api', '/api', '/', '/other/umpire/'].map(below)).toEqual([
      '/umpires/api',
      '/api',
      '/',
      '/other/umpire/',
    ])
    expect(within('')({ url: '/umpire/api' })).toBe('/umpire/api')
  })
  test('is known from a request that came by it', () => {
    expect(basePathOf({ originalUrl: '/umpire/api/join', url: '/api/join' })).toBe('/umpire')
    expect(basePathOf({ originalUrl: '/api/join', url: '/api/join' })).toBe('')
  })
})
