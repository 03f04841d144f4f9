/** The lines of the log that a seat may see of a fact: the one exit of what happened. */
import { manyDice } from '@umpire/dice'
import { type Seat, unseenBy, type Viewer } from '@umpire/engine'
import type { LogLine } from '@umpire/protocol'
import type { KindOf } from '../state/evolve.ts'
import type { FactOf, TableFact } from '../state/facts.ts'

/** How scenes of the past are seen: their kind, by their id. */
export interface Seeing {
  readonly kindOf: KindOf
  readonly kindOfScene: (scene: string) => string | undefined
  /** What a seat is called. */
  readonly nameOf: (seat: string) => string
}

export function linesOf(version: number, fact: TableFact, seat: Seat, seeing: Seeing): readonly LogLine[] {
  const { nameOf } = seeing
  const { by: who, at } = fact.values
  const head = { version, at, by: nameOf(who) }
  const master = seat.role === 'gm'
  switch (fact.type) {
    case 'advanced':
      return linesOfPlay(version, fact, seat, seeing)
    case 'said': {
      const { text, to } = fact.values
      if (to === null) return [{ ...head, kind: 'said', text }]
      if (seat.id !== who && !to.includes(seat.id)) return []
      return [{ ...head, kind: 'said', text, to: to.map(nameOf) }]
    }
    case 'rolledAside': {
      const { dice, purpose, faces, total, secret } = fact.values
      if (secret && !master && seat.id !== who) return []
      // Older facts list as many as there were.
      const many = fact.values.many ?? manyDice(faces)
      const shown = many === undefined ? { faces } : { faces: [], many }
      return [{ ...head, kind: 'rolled', dice, purpose, ...shown, total, secret, typed: false }]
    }
    case 'sceneBegun':
      return [{ ...head, kind: 'scene', scene: fact.values.scene, what: 'begun', title: fact.values.title }]
    case 'sceneEnded':
      return [{ ...head, kind: 'scene', scene: fact.values.scene, what: 'ended', title: '' }]
    case 'sceneShown':
      return [{ ...head, kind: 'scene', scene: fact.values.scene, what: 'shown', title: '' }]
    case 'peopleKept': {
      const { scene, people, told } = fact.values
      // That somebody came out another than they went in may be all that shows of a secret.
      const names = Object.keys(people).filter(name => master || seat.actors.includes(name))
      return told && names.length > 0 ? [{ ...head, kind: 'people', scene, names }] : []
    }
    case 'overridden': {
      const { scene, place, from, to, note } = fact.values
      // What was changed may be a secret; that something was is not.
      if (!master) return [{ ...head, kind: 'overridden', scene, place: [], from: null, to: null, note }]
      return [{ ...head, kind: 'overridden', scene, place, from, to, note }]
    }
    case 'undone':
    case 'redone': {
      const { steps } = fact.values
      const from = steps[0]?.version ?? version
      const to = steps.at(-1)?.to ?? version
      const dice = fact.type === 'undone' ? fact.values.dice : 'keep'
      // Its title may tell of a secret value or roll.
      return [{ ...head, kind: fact.type, from, to, dice, what: master ? (steps[0]?.what ?? '') : '' }]
    }
    case 'paused':
      return [{ ...head, kind: 'paused' }]
    case 'seated':
      return [{ ...head, kind: 'seat', what: 'joined', name: fact.values.name }]
    case 'unseated':
      return [{ ...head, kind: 'seat', what: 'left', name: nameOf(fact.values.seat) }]
    case 'assigned':
      return [{ ...head, kind: 'seat', what: 'assigned', name: nameOf(fact.values.seat) }]
    case 'opened':
      return [{ ...head, kind: 'dice', what: 'opened', text: fact.values.dice.commitment }]
    case 'stirred': {
      const { entry } = fact.values
      return entry.type === 'entropy' ? [{ ...head, kind: 'dice', what: 'entropy', text: entry.text }] : []
    }
    case 'sealed':
      return [{ ...head, kind: 'dice', what: 'sealed', text: fact.values.closed.secret }]
    case 'settled':
      return [{ ...head, kind: 'settings', settings: fact.values.settings }]
    case 'dialed':
      if (unseenBy(fact.values.unseen, seat).has(fact.values.actor)) return []
      return [{ ...head, kind: 'dial', actor: fact.values.actor, to: fact.values.to }]
    case 'noted':
      return []
  }
}

/** What happened in a scene. It takes no seat, but who looks: seats alike see the same. */
export function linesOfPlay(
  version: number,
  { values }: FactOf<'advanced'>,
  viewer: Viewer,
  { kindOf, kindOfScene, nameOf }: Seeing,
): readonly LogLine[] {
  const { by, at, scene, stretches, timedOut, insteadOf } = values
  const head = { version, at, by: nameOf(by) }
  const lines: LogLine[] = []
  const unseen = unseenBy(values.unseen, viewer)
  if (timedOut !== null && !unseen.has(timedOut.who)) lines.push({ ...head, kind: 'timedOut', ...timedOut })
  if (insteadOf !== null && !unseen.has(insteadOf.who)) {
    lines.push({ ...head, kind: 'insteadOf', who: insteadOf.who, player: nameOf(insteadOf.seat) })
  }
  const turn = stretches[0]?.begun?.turn
  if (turn !== undefined) lines.push({ ...head, kind: 'turn', scene, turn })
  const kind = kindOfScene(scene)
  if (kind === undefined) return lines
  const { viewEntry } = kindOf(kind)
  let index = 0
  for (const { entries } of stretches) {
    for (const one of entries) {
      const entry = viewEntry(one, viewer)
      if (entry !== undefined) lines.push({ ...head, kind: 'entry', scene, index, entry })
      index++
    }
  }
  return lines
}
