import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { expressions, notations } from '../../test/notations.ts'
import { LIMITS } from '../limits.ts'
import { format } from './format.ts'
import { NotationError } from './notation-error.ts'
import { parse } from './parser.ts'

/** What is written, and what it means in canonical text. */
const READ: readonly (readonly [string, string])[] = [
  ['3d6', '3d6'],
  ['3d', '3d6'],
  ['2D', '2d6'],
  ['d10+4', '1d10+4'],
  ['2d-1', '2d6-1'],
  ['2d−1', '2d6-1'],
  ['2d – 1', '2d6-1'],
  ['2d\u00a0+\u00a01', '2d6+1'],
  ['d%', '1d100'],
  ['6d6x2', '6d6x2'],
  ['6dx2', '6d6x2'],
  ['6d*2', '6d6x2'],
  ['6d × 2', '6d6x2'],
  ['\t3 d 6 + 1 ', '3d6+1'],
  ['4d6kh3', '4d6kh3'],
  ['4d6k3', '4d6kh3'],
  ['4d6kl', '4d6kl1'],
  ['4d6dl', '4d6kh3'],
  ['4d6dh1', '4d6kl3'],
  ['4dDL', '4d6kh3'],
  ['3d6!', '3d6!6'],
  ['3d6!5', '3d6!5'],
  ['3d6!>=5', '3d6!>=5'],
  ['3d6!>4', '3d6!>=5'],
  ['3d6!<3', '3d6!<=2'],
  ['3d6!<=1', '3d6!1'],
  ['3d6!>=5 most 3', '3d6!>=5 most 3'],
  ['3d6! most 10', '3d6!6'],
  ['4d6!kh3', '4d6!6 kh3'],
  ['d6!+2', '1d6!6+2'],
  ['d6!x2', '1d6!6x2'],
  ['3d6/2', '3d6/2 down'],
  ['(3d6)/2 up', '3d6/2 up'],
  ['3d6/2 near', '3d6/2 near'],
  ['3d6/2 down x2', '3d6/2 down x2'],
  ['3d6/2d4 down', '3d6/2d4 down'],
  ['3d6/2+1', '3d6/2 down +1'],
  ['1d-3 min 1', '1d6-3 min 1'],
  ['1d-3 min −1 max 2', '1d6-3 min -1 max 2'],
  ['(1d-3 min 1)x2', '(1d6-3 min 1)x2'],
  ['-(2d6+1)', '-(2d6+1)'],
  ['10-(2d6-1)', '10-(2d6-1)'],
  ['10-2d6-1', '10-2d6-1'],
  ['2x(3x4)', '2x(3x4)'],
  ['2--3', '2--3'],
  ['3d6<=12', '3d6<=12'],
  ['3d6 > 2d6+3', '3d6>2d6+3'],
  ['2d6 <> 7', '2d6!=7'],
  ['2d6!=7', '2d6!=7'],
  ['2d6 !=7', '2d6!=7'],
  ['2d6!!=7', '2d6!6!=7'],
  ['(2d6!)=7', '2d6!6=7'],
  ['2d6! most 3=7', '2d6!6 most 3=7'],
  ['2d6≤7', '2d6<=7'],
  ['2d6 ≥ 7', '2d6>=7'],
  ['2d6≠7', '2d6!=7'],
  ['2d6!≥5≠7', '2d6!>=5!=7'],
  ['2d6!≤2', '2d6!<=2'],
  ['2d6! != 7', '2d6!6!=7'],
  ['(2d6!)>=7', '2d6!6>=7'],
  ['3d6/2<=5', '3d6/2 down <=5'],
  ['3d6<=12 min 3', '3d6<=12 min 3'],
  ['8+', '8+'],
  ['6-', '6-'],
  ['6 −', '6-'],
  ['6–', '6-'],
  ['8+\u00a0DM–1', '8+ DM-1'],
  ['7 exactly', '7 exactly'],
  ['7EXACTLY', '7 exactly'],
  ['8+ DM+2', '8+ DM+2'],
  ['8 + dm - 1', '8+ DM-1'],
  ['7 exactly DM+1', '7 exactly DM+1'],
  ['10+', '10+'],
  ['8+ DM+0', '8+'],
  ['8+2d max 3', '8+2d6 max 3'],
]

/** What is refused: the whole message. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['', 'Expected a number, dice or "(", found the end at character 1'],
  ['3d6+', 'Expected a number, dice or "(", found the end at character 5'],
  ['3x', 'Expected a number, dice or "(", found the end at character 3'],
  ['kh3', 'Expected a number, dice or "(", found "kh" at character 1'],
  ['d', 'Expected a number of sides, found the end at character 2'],
  ['d+2', 'Expected a number of sides, found "+" at character 2'],
  ['d0', 'Expected a die with at least one side, found "0" at character 2'],
  ['0d6', 'Expected 1 to 1000 dice, found "0" at character 1'],
  ['9999999d6', 'Expected 1 to 1000 dice, found "9999999" at character 1'],
  ['d1000001', 'Expected a number of sides up to 1000000, found "1000001" at character 2'],
  ['3000000000', 'Expected a number up to 1000000000, found "3000000000" at character 1'],
  [`1+${'9'.repeat(40)}`, `Expected a number up to 1000000000, found "${'9'.repeat(20)}…" at character 3`],
  ['900d6!+900d6!+900d6!', 'Expected at most 20000 dice together, explosions included, found "900" at character 15'],
  ['3d6kh4', 'Expected to keep 1 to 3 dice, found "kh" at character 4'],
  ['3d6kh0', 'Expected to keep 1 to 3 dice, found "kh" at character 4'],
  ['3d6dl3', 'Expected to drop fewer than 3 dice, found "dl" at character 4'],
  [
    '3d6!>0',
    'Expected a condition that some face of a d6 does not meet, or it explodes for ever, found ">" at character 5',
  ],
  [
    '3d6!<=6',
    'Expected a condition that some face of a d6 does not meet, or it explodes for ever, found "<" at character 5',
  ],
  [
    'd1!',
    'Expected a condition that some face of a d1 does not meet, or it explodes for ever, found the end at character 4',
  ],
  ['3d6!7', 'Expected a face of a d6 to explode on, found "7" at character 5'],
  ['3d6!0', 'Expected a face of a d6 to explode on, found "0" at character 5'],
  ['3d6!>6', 'Expected a face of a d6 to explode on, found ">" at character 5'],
  ['3d6!>=x', 'Expected a face, found "x" at character 7'],
  ['3d6! most 101', 'Expected a number of explosions up to 100, found "101" at character 11'],
  ['3d6/0', 'Expected a divisor that is never 0, found "0" at character 5'],
  ['3d6/(d6-1)', 'Expected a divisor that is never 0, found "(" at character 5'],
  ['3d6/(d6-3)', 'Expected a divisor that is never 0, found "(" at character 5'],
  ['(3d6', 'Expected an operator or ")", found the end at character 5'],
  ['(3d6<=12)', 'Expected an operator or ")", found "<" at character 5'],
  ['3d6)', 'Expected an operator or the end, found ")" at character 4'],
  ['3d6 min', 'Expected a number after min, found the end at character 8'],
  ['3d6 min 1 + 2', 'Expected an operator or the end, found "+" at character 11'],
  ['3d6<=12<=13', 'Expected an operator or the end: a text compares once, found "<" at character 8'],
  ['3 6', 'Expected an operator or the end, found "6" at character 3'],
  ['4d6kh3!', 'Expected an operator or the end, found "!" at character 7'],
  ['3d6\n+1', 'Expected an operator or the end, found "\\n" at character 4'],
  ['8+ DM', 'Expected "+" or "-" after DM, found the end at character 6'],
  ['8+ DM2', 'Expected "+" or "-" after DM, found "2" at character 6'],
  ['8+dm1', 'Expected "+" or "-" after DM, found "1" at character 5'],
  ['2d6! =7', 'Expected "!=" without a space, or "(" before the dice and ")" after "!", found "=" at character 6'],
  ['3🎲6', 'Expected an operator or the end, found "🎲" at character 2'],
  [`${'1'.repeat(499)}🎲`, 'Expected at most 500 characters, found "🎲" at character 501'],
  ['3\u0085', 'Expected an operator or the end, found "\\u0085" at character 2'],
  ['3\u202e6', 'Expected an operator or the end, found "\\u202e" at character 2'],
  ['3\u2028', 'Expected an operator or the end, found "\\u2028" at character 2'],
  ['3\ud83c', 'Expected an operator or the end, found "\\ud83c" at character 2'],
  ['8+ DM+', 'Expected a number after DM, found the end at character 7'],
  ['8+ DM+2 DM+1', 'Expected the end, found "DM" at character 9'],
  ['1000000000x1000000000', 'Expected a result within ±9007199254740991, found "x" at character 11'],
  [
    '1000000x1000000000x9 + 1000000x1000000000',
    'Expected a result within ±9007199254740991, found "+" at character 22',
  ],
  ['('.repeat(60), 'Expected at most 50 signs and "(" in one another, found "(" at character 51'],
  ['-'.repeat(60), 'Expected at most 50 signs and "(" in one another, found "-" at character 51'],
  ['1'.repeat(501), `Expected at most 500 characters, found "1" at character 501`],
]

describe('parse', () => {
  it.each(READ)('reads %s as %s', (text, canonical) => {
    expect(format(parse(text))).toBe(canonical)
  })

  it.each(REFUSED)('refuses %s', (text, message) => {
    const error = thrownBy(text)
    expect(error.message).toBe(message)
    expect(error.text).toBe(text)
  })

  it('gives plain data', () => {
    const notation = parse('4d6!>=5 most 3 kh3 - 1 min 2')
    expect(JSON.parse(JSON.stringify(notation))).toEqual(notation)
    expect(notation).toEqual({
      kind: 'bound',
      bound: 'min',
      limit: 2,
      of: {
        kind: 'arithmetic',
        operator: '-',
        left: {
          kind: 'dice',
          count: 4,
          sides: 6,
          explode: { low: 5, high: 6, most: 3 },
          keep: { end: 'highest', count: 3 },
        },
        right: { kind: 'constant', value: 1 },
      },
    })
    expect(parse('8+ DM-1')).toEqual({ kind: 'throw', target: 8, success: 'or more', modifier: -1 })
  })

  it('refuses ten million parentheses at once', () => {
    const text = '('.repeat(10_000_000)
    expect(thrownBy(text).message).toMatch(/^Expected at most 500 characters/)
  })

  it('allows nesting up to its limit and no more', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`
    expect(format(parse(nested(LIMITS.nesting)))).toBe('1')
    expect(() => parse(nested(LIMITS.nesting + 1))).toThrow(NotationError)
  })

  it('refuses what would be too long with all roundings written out', () => {
    expect(() => parse(`1${'/2'.repeat(100)}`)).toThrow(/all roundings written out/)
  })

  it('reads its own canonical text again', () => {
    fc.assert(
      fc.property(notations, notation => {
        expect(parse(format(notation))).toEqual(notation)
      }),
      { numRuns: 300 * inject('times') },
    )
  })

  it('does not care about capitals and spaces between tokens', () => {
    fc.assert(
      fc.property(notations, notation => {
        const text = format(notation)
        const spaced = text.replaceAll(/([-+/()]|(?<![ae])x|d(?=\d))/g, ' $1\t ')
        expect(parse(spaced)).toEqual(notation)
        expect(parse(text.toUpperCase())).toEqual(notation)
      }),
    )
  })

  it('never loses the end of safe integers, however numbers are multiplied', () => {
    const large = fc.array(fc.integer({ min: 1, max: LIMITS.constant }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(large, factors => {
        const exact = factors.reduce((product, factor) => product * BigInt(factor), 1n)
        const text = factors.join('x')
        if (exact <= Number.MAX_SAFE_INTEGER) expect(() => parse(text)).not.toThrow()
        else expect(() => parse(text)).toThrow(/within ±9007199254740991/)
      }),
    )
  })

  it('throws nothing but NotationError for any text', () => {
    const pieces = fc.constantFrom(
      ...'0123456789dDkhlx×*+-−–/()!<>=≤≥≠% \t\u00a0🎲'.split(''),
      'min',
      'max',
      'most',
      'down',
      'DM',
    )
    const soup = fc.array(pieces, { maxLength: 40 }).map(list => list.join(''))
    const broken = fc.tuple(expressions, fc.nat(), fc.string({ maxLength: 3 })).map(([expression, at, junk]) => {
      const text = format(expression)
      const place = at % (text.length + 1)
      return text.slice(0, place) + junk + text.slice(place)
    })
    fc.assert(
      fc.property(fc.oneof(soup, broken, fc.string({ unit: 'binary', maxLength: 600 })), text => {
        try {
          const notation = parse(text)
          expect(parse(format(notation))).toEqual(notation)
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError)
          expect(String(error)).not.toContain('\n')
        }
      }),
      { numRuns: 500 * inject('times') },
    )
  })
})

function thrownBy(text: string): NotationError {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof NotationError) return error
    throw error
  }
  throw new Error(`${text} was read`)
}
