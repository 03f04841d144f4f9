/** What each command does, and who may give it. */
import { FairDice, manyDice } from '@umpire/dice'
import { unseenBy, viewQuestion } from '@umpire/engine'
import type { Command, Dial, TableSettings } from '@umpire/protocol'
import type { Member } from '../state/data.ts'
import {
  assigned,
  dialed,
  noted,
  overridden,
  paused,
  rolledAside,
  said,
  sceneBegun,
  sceneEnded,
  sceneShown,
  sealed,
  settled,
  stirred,
  type TableFact,
} from '../state/facts.ts'
import { notationOf, spoken } from './chat.ts'
import { unknownNow, unmetNow } from './known.ts'
import { keep, unseenIn } from './people.ts'
import { answerFor, insteadOf, mayAnswer, titleOf } from './questions.ts'
import { Refused } from './refused.ts'
import { letGo } from './release.ts'
import { goOn } from './resume.ts'
import type { Circumstances, Table } from './table.ts'
import { type TableDice, unfit } from './table-dice.ts'
import { redoneBy, undoing, undoneBy } from './undo.ts'

type Record = (fact: TableFact) => void

/** Commands of the game master alone. */
const MASTERS: ReadonlySet<Command['type']> = new Set([
  'start',
  'beginScene',
  'endScene',
  'showScene',
  'override',
  'undo',
  'redo',
  'goOn',
  'pause',
  'assign',
  'settings',
  'sealDice',
])

/** What the step is called in which a procedure was dropped. */
const DROPPED = 'drop'

/** Carries out a command of a seat, recording each fact as it comes. Throws a refusal if it may not be. */
export function decide(table: Table, command: Command, by: string, circumstances: Circumstances, record: Record): void {
  const member = table.member(by)
  const { at } = circumstances
  if (member.role === 'spectator') throw new Refused('not-allowed', 'spectators watch; ask the game master for a seat')
  if (MASTERS.has(command.type) && member.role !== 'gm') {
    throw new Refused('not-allowed', 'the game master alone may do that')
  }
  switch (command.type) {
    case 'answer':
      answer(table, command, by, member, at, record)
      break
    case 'start': {
      const { scene, procedure, given } = command
      const live = table.scene(scene)
      const title = live.startable.find(one => one.procedure === procedure)?.title ?? procedure
      table.advance(by, at, scene, title, record, () => live.start(procedure, given))
      break
    }
    case 'beginScene': {
      const { kind, title, given } = command
      // Never used again, even if its beginning is undone.
      const scene = `s${table.data.version + 1}`
      const state = table.kind(kind).begin(given, 'given', table.data.chosen)
      record(
        sceneBegun({
          by,
          at,
          scene,
          kind,
          title,
          state,
          people: table.kind(kind).brings(given, 'given'),
          ...unmetNow(table.known),
        }),
      )
      break
    }
    case 'endScene': {
      const { scene: id } = command
      const { brought } = table.entry(id)
      const scene = table.scene(id)
      // Of a scene that is over people were kept when that happened; they may have changed since.
      const people = scene.over ? {} : scene.people(brought, true)
      // Once it is put away nobody knows any more who was unseen in it.
      const left = { scene: id, people, told: true, ...unseenIn(scene) }
      record(sceneEnded({ by, at, scene: id, ...unmetNow(table.known) }))
      keep(table, left, by, at, record)
      break
    }
    case 'showScene': {
      const { scene } = command
      record(
        sceneShown({
          by,
          at,
          scene,
          state: table.scene(scene).meets(table.data.game.people),
          ...unmetNow(table.known),
        }),
      )
      break
    }
    case 'goOn':
      if (!goOn(table, by, at, record)) throw new Refused('stale', 'nothing goes on by itself now: somebody is asked')
      break
    case 'pause':
      if (!table.playsOn) throw new Refused('stale', 'nothing goes on by itself now: there is nothing to pause')
      record(paused({ by, at }))
      break
    case 'say':
      say(table, command.text, by, circumstances, record)
      break
    case 'roll':
      record(rollFor(table, by, at, command.dice, command.purpose, command.secret))
      break
    case 'override': {
      const { scene, note, value } = command
      const live = table.scene(scene)
      if (live.broken) table.advance(by, at, scene, DROPPED, record, () => live.drop())
      const { from } = live.override(command.at, value, table.entry(scene).brought)
      const place = command.at
      record(overridden({ by, at, scene, place, from, to: value, note, state: live.data.state }))
      break
    }
    case 'undo': {
      const dice = command.dice ?? table.data.settings.undo
      const { from, steps } = undoing(table.data, command.step, dice)
      record(undoneBy(table, by, at, steps, dice, table.before(from, circumstances.past)))
      break
    }
    case 'redo': {
      const group = table.data.undone.at(-1)
      if (group === undefined) throw new Refused('stale', 'there is nothing to redo')
      record(redoneBy(table, by, at, table.before(group.version, circumstances.past)))
      break
    }
    case 'dial':
      dial(table, command.actor, command.to, by, member, at, record)
      break
    case 'assign': {
      const { seat, actors } = command
      const turning = letGo(table, { role: table.member(seat).role, actors }, at)
      for (const fact of [assigned({ by, at, seat, actors }), ...turning]) record(fact)
      break
    }
    case 'settings':
      record(settled({ by, at, settings: merged(table.data.settings, command.settings) }))
      break
    case 'entropy':
      record(stirred({ by, at, entry: wordsOf(table, member.name, command.text) }))
      break
    case 'sitAtDice':
      record(stirred({ by, at, entry: diceOfPages(table).seat(member.name, command.anchor) }))
      break
    case 'giveNumber': {
      const fair = diceOfPages(table)
      if (!fair.fits(command.number)) throw unfit()
      if (!fair.mayStir(command.number)) throw new Refused('stale', 'no page sat down since this one gave a number')
      record(stirred({ by, at, entry: fair.number(command.number) }))
      break
    }
    case 'note':
      record(noted({ by, at, text: command.text, shared: command.shared }))
      break
    case 'sealDice': {
      const closed = FairDice.resume(table.data.fair).close()
      const { fair, opened } = FairDice.open(circumstances.secret(), 2)
      record(sealed({ by, at, closed, dice: opened, fair: fair.state }))
      break
    }
  }
}

function answer(
  table: Table,
  { scene: id, question, answer: given }: Extract<Command, { readonly type: 'answer' }>,
  by: string,
  member: Member,
  at: number,
  record: Record,
): void {
  const scene = table.scene(id)
  const asking = scene.asking.find(one => table.questionId(id, one) === question)
  if (asking === undefined) throw new Refused('stale', 'that question has been answered; look at what is asked now')
  const { question: asked } = asking
  if (!mayAnswer(member, asked)) {
    const waiting = viewQuestion(asked, member, unseenBy(scene.unseen, member))
    const who = waiting.kind === 'waiting' ? waiting.who : undefined
    throw new Refused('not-allowed', `that is for ${who ?? 'somebody else'} to answer`)
  }
  const act = (dice: TableDice) => {
    if (asked.kind === 'roll' && 'faces' in given) dice.note(asked.dice, given.faces, asked.about)
    return scene.answer(asking.ask, answerFor(asked, given), member)
  }
  table.advance(by, at, id, titleOf(asked), record, act, { insteadOf: insteadOf(table.data.members, by, asked) })
}

function say(table: Table, text: string, by: string, circumstances: Circumstances, record: Record): void {
  const { at } = circumstances
  const members = Object.entries(table.data.members)
  const line = spoken(
    text,
    members.map(([, { name }]) => name),
  )
  switch (line.kind) {
    case 'said':
      record(said({ by, at, text: line.text, to: null }))
      break
    case 'whispered': {
      const to = members.flatMap(([id, { name }]) => (name === line.to ? [id] : []))
      record(said({ by, at, text: line.text, to }))
      break
    }
    case 'rolled':
      record(rollFor(table, by, at, line.dice, line.purpose, line.secret))
      break
    default:
      decide(table, { type: line.kind }, by, circumstances, record)
      break
  }
}

function rollFor(table: Table, by: string, at: number, notation: string, purpose: string, secret: boolean): TableFact {
  const text = notationOf(notation)
  const dice = table.dice()
  const { faces, total } = dice.roll(text, purpose, secret, true)
  const many = manyDice(faces)
  const shown = many === undefined ? { faces } : { faces: [], many }
  return rolledAside({ by, at, dice: text, purpose, ...shown, total, secret, log: dice.log })
}

function wordsOf(table: Table, from: string, text: string): ReturnType<FairDice['addEntropy']> {
  const fair = FairDice.resume(table.data.fair)
  if (fair.version === 1) return fair.addEntropy(from, text)
  throw new Refused('stale', 'the dice need no words any more: every page adds numbers of its own')
}

function diceOfPages(table: Table): FairDice {
  const fair = FairDice.resume(table.data.fair)
  if (fair.version === 2) return fair
  throw new Refused('stale', 'these dice take words, not numbers, until their log is closed')
}

function dial(table: Table, actor: string, to: Dial, by: string, member: Member, at: number, record: Record): void {
  if (member.role !== 'gm' && !member.actors.includes(actor)) throw new Refused('not-allowed', `${actor} is not yours`)
  record(dialed({ by, at, actor, to, ...unknownNow(table.known, actor) }))
}

type SettingsChange = Extract<Command, { readonly type: 'settings' }>['settings']

const merged = (settings: TableSettings, change: SettingsChange): TableSettings => ({
  dice: change.dice ?? settings.dice,
  timer: change.timer === undefined ? settings.timer : change.timer,
  undo: change.undo ?? settings.undo,
})
