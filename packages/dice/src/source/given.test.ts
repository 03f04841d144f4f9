import { describe, expect, it } from 'vitest'
import { FacesError, given } from './given.ts'

describe('given', () => {
  it('gives the faces as digits, most significant first', () => {
    const source = given([4, 2, 6, 10])
    expect(source.draw(6, 3)).toBe(3 * 36 + 1 * 6 + 5)
    expect(source.draw(10, 1)).toBe(9)
    source.end()
  })

  it('refuses too few, too many and impossible faces', () => {
    expect(() => given([4]).draw(6, 2)).toThrow(new FacesError('Expected a face of a d6 as die 2, found the end'))
    expect(() => given([3, 7]).draw(6, 2)).toThrow(new FacesError('Expected a face of a d6 as die 2, found 7'))
    for (const face of [0, -1, 2.5, Number.NaN]) expect(() => given([face]).draw(6, 1)).toThrow(FacesError)
    const source = given([1, 2, 3])
    source.draw(6, 2)
    expect(() => source.end()).toThrow(new FacesError('Expected 2 dice, found 3'))
  })
})
