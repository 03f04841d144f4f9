/** A game master who plays a fight through, talks, takes back and does again: commands as they come, by a stream of dice. */
import { type Stream, seeded } from '@umpire/dice'
import { isObject } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import type { TestBrowser } from '@umpire/server/test-browser'

/** A field of an object; nothing of anything else. */
const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const pick = <T>(random: Stream, of: readonly T[]): T | undefined => of[of.length === 0 ? 0 : random.draw(of.length, 1)]

/** An answer to what is asked, if anything is: one of the open choices. */
function answer(view: unknown, random: Stream): Command | undefined {
  const scene = fieldOf(view, 'scene')
  const asked = pick(random, listOf(fieldOf(scene, 'questions')))
  const open = listOf(fieldOf(fieldOf(asked, 'question'), 'choices')).filter(
    one => fieldOf(one, 'refused') === undefined,
  )
  const choice = fieldOf(pick(random, open), 'key')
  if (typeof choice !== 'string') return undefined
  return {
    type: 'answer',
    scene: String(fieldOf(scene, 'id')),
    question: String(fieldOf(asked, 'id')),
    answer: { choice },
  }
}

/** What the master does next, besides talking. Some of it is refused, as it is at any table. */
function next({ view }: TestBrowser, random: Stream): Command {
  const actors = listOf(fieldOf(fieldOf(view, 'scene'), 'actors'))
  const draw = random.draw(20, 1)
  if (draw === 0) return { type: 'undo', dice: random.draw(2, 1) === 0 ? 'keep' : 're-roll' }
  if (draw === 1) return { type: 'redo' }
  if (draw === 2) return { type: 'goOn' }
  if (draw === 3) return { type: 'pause' }
  if (draw === 4) return { type: 'roll', dice: '3d6', purpose: 'luck', secret: random.draw(2, 1) === 0 }
  if (draw === 5) return { type: 'note', text: `note ${random.draw(1000, 1)}`, shared: false }
  if (draw <= 7) {
    const to = random.draw(2, 1) === 0 ? 'propose' : 'do'
    return { type: 'dial', actor: String(pick(random, actors) ?? 'Ada'), to }
  }
  return answer(view, random) ?? { type: 'goOn' }
}

/** Commands without end, each with an id of its own; every other one is a line of talk by which it can be counted. */
export function* commandsOf(
  browser: TestBrowser,
  name: string,
): Generator<{ readonly id: string; readonly command: Command }> {
  const random = seeded(name)
  for (let nth = 0; ; nth++) {
    const id = `${name} command ${nth}`
    yield { id, command: nth % 2 === 0 ? { type: 'say', text: `it was said: ${id}` } : next(browser, random) }
  }
}
