/** When a fight is possible, when help is asked for, and when questions are asked. */
import { rule } from '@umpire/engine'
import { type Reaction, reactionTable } from '@umpire/gurps/rooms'
import { no } from '../common/fields.ts'
import { laterTotal, type NextRoll, nextRoll, total, within } from './bands.ts'

type Fight = { readonly act: string; readonly in_progress: string; readonly second_roll?: number }

const FIGHTS: { readonly [reaction in Reaction]: Fight } = {
  disastrous: { act: 'attack without mercy', in_progress: 'fight on' },
  'very-bad': { act: 'attack, and flee only when it is hopeless', in_progress: 'fight on' },
  bad: { act: 'attack unless outnumbered; then flee, perhaps to ambush later', in_progress: 'fight on' },
  poor: {
    act: 'threaten, and demand that the party leave; if it stays, attack unless outnumbered, then flee',
    in_progress: 'fight on',
  },
  neutral: { act: 'go their own way', in_progress: 'try to back off' },
  good: { act: 'no attack', in_progress: 'flee', second_roll: 1 },
  'very-good': {
    act: 'friendly; even sworn foes let the party go',
    in_progress: 'flee if possible, else surrender',
    second_roll: 3,
  },
  excellent: { act: 'very friendly; may join for a time', in_progress: 'surrender', second_roll: 5 },
}

export const combat = rule(
  {
    id: 'screen.reaction.combat',
    title: 'Reaction in a potential fight',
    lines: '213-289',
    given: { total, fight_in_progress: no },
  },
  ({ total: made, fight_in_progress }, why) => {
    const reaction = reactionTable({ total: made }, why)
    const row = FIGHTS[reaction]
    const npcs = fight_in_progress ? row.in_progress : row.act
    why.table('Reaction in a potential fight', reaction, fight_in_progress ? 'in progress' : 'possible', npcs)
    return {
      reaction,
      npcs,
      // For aid or for information, whichever is asked for.
      next_roll: row.second_roll === undefined ? 'none' : 'aid or information',
      next_roll_modifier: row.second_roll ?? 0,
    }
  },
)

type Answered = { readonly answer: string; readonly extra?: string; readonly next?: NextRoll }

const AID: { readonly [reaction in Reaction]: Answered } = {
  disastrous: {
    answer: 'refused',
    extra: 'works against the party otherwise, where no fight is possible',
    next: { column: 'combat', modifier: -4 },
  },
  'very-bad': { answer: 'refused', next: { column: 'combat', modifier: 0, no_better_than: 'neutral' } },
  bad: { answer: 'refused' },
  poor: { answer: 'refused', next: { column: 'aid', modifier: -2, condition: 'a bribe, a plea or a threat' } },
  neutral: {
    answer: 'simple requests granted, complex ones refused',
    next: { column: 'aid', modifier: -2, condition: 'trying again' },
  },
  good: { answer: 'reasonable requests granted', extra: 'helpful advice even when refused' },
  'very-good': { answer: 'granted unless totally unreasonable', extra: 'useful information volunteered' },
  excellent: { answer: 'granted', extra: 'every help in their power' },
}

export const aid = rule(
  {
    id: 'screen.reaction.aid',
    title: 'Reaction to requests for aid',
    lines: '213-291',
    given: { total, /** Of the roll that follows, its modifier included. */ combat_total: laterTotal },
  },
  (x, why) => {
    const reaction = reactionTable({ total: x.total }, why)
    const row = AID[reaction]
    why.table('Requests for aid', reaction, undefined, row.answer)
    const fights = row.next?.column === 'combat' && x.combat_total !== undefined ? x.combat_total : undefined
    return {
      reaction,
      answer: row.answer,
      extra: row.extra ?? null,
      ...nextRoll(row.next),
      combat_reaction:
        fights === undefined || row.next === undefined ? null : within(reactionTable({ total: fights }, why), row.next),
    }
  },
)

const INFORMATION: { readonly [reaction in Reaction]: Answered } = {
  disastrous: { answer: 'anger', next: { column: 'combat', modifier: -2 } },
  'very-bad': { answer: 'malicious lies' },
  bad: { answer: 'lies, or a demand for payment', extra: 'if paid, true but incomplete' },
  poor: {
    answer: 'claims ignorance, or incomplete',
    next: { column: 'information', modifier: 0, condition: 'a bribe offered' },
  },
  neutral: { answer: 'simple questions answered, complex ones sketchily' },
  good: { answer: 'accurate' },
  'very-good': { answer: 'detailed, with what is related' },
  excellent: {
    answer: 'complete, and he finds out the rest',
    next: { column: 'aid', modifier: 2, no_worse_than: 'poor', condition: 'he may offer help' },
  },
}

export const information = rule(
  {
    id: 'screen.reaction.information',
    title: 'Reaction to requests for information',
    lines: '213-291',
    given: { total, /** Of the roll that follows, its modifier included. */ aid_total: laterTotal },
  },
  (x, why) => {
    const reaction = reactionTable({ total: x.total }, why)
    const row = INFORMATION[reaction]
    why.table('Requests for information', reaction, undefined, row.answer)
    const helps = row.next?.column === 'aid' && x.aid_total !== undefined ? x.aid_total : undefined
    return {
      reaction,
      answer: row.answer,
      extra: row.extra ?? null,
      ...nextRoll(row.next),
      aid_reaction:
        helps === undefined || row.next === undefined ? null : within(reactionTable({ total: helps }, why), row.next),
    }
  },
)
