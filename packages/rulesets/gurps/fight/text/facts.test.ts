import { expect, test } from 'vitest'
import * as arms from '../facts/arm.ts'
import { attacked } from '../facts/attacked.ts'
import * as body from '../facts/body.ts'
import type { FightFact } from '../facts/facts.ts'
import * as facts from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { workedPeople } from '../test/people.ts'
import { told } from './log.ts'

/** Nobody's name is what the rules call him. */
const named = (one: Fight): Fight => ({
  ...one,
  roster: one.roster.map(fighter => ({ ...fighter, name: fighter.id.toUpperCase() })),
})

test('gurps.procedure.combat: everything that can happen is told in plain words', () => {
  const start: Fight = { ...named(workedPeople()), stage: 'fight', order: [0, 1, 2], second: 6 }
  const [dora, kurt] = ['dora', 'kurt']
  const sten = { who: dora, arm: 0 }
  const shot = { who: dora, target: kurt, with: 'Sten', how: 'shot', location: 'torso', effective: 14, hits: 1 }
  const parry = { who: kurt, against: dora, how: 'parry', with: 'Rifle', total: 6, judo: false, retreat: null } as const
  const blow = { who: kurt, by: dora, damage: '3d-1', basic: 9, dr: 1, bleeds: false }
  const stun = { who: kurt, turns: 0, roll: 'HT', modifier: 0 } as const
  const hinders = { who: kurt, value: -4, turns: null, until: 'battle', for: null } as const
  const cases: readonly (readonly [FightFact, string])[] = [
    [facts.began({ order: [2, 0], surprised: [kurt] }), 'They act in this order: KURT, DORA.|Taken by surprise: KURT.'],
    [facts.turnBegan({ who: dora, shock: 3 }), 'DORA is in shock: −3 in this turn.'],
    [facts.turnBegan({ who: dora, shock: 0 }), ''],
    [facts.turnEnded({ who: dora }), ''],
    [facts.chose({ who: dora, maneuver: 'all-out-attack', loading: null }), 'DORA: All-Out Attack.'],
    [facts.chose({ who: dora, maneuver: 'step-and-feint', loading: null }), 'DORA: Step and feint.'],
    [facts.chose({ who: dora, maneuver: 'none-stunned', loading: null }), 'DORA does nothing: off balance.'],
    [
      facts.moved({ who: dora, q: -1, r: 2, facing: 0, yards: 2, evasive: 'half-move' }),
      'DORA moves 2 yards, weaving, to hex −1,2.',
    ],
    [facts.moved({ who: dora, q: 1, r: 0, facing: 3, yards: 0, evasive: 'no' }), 'DORA stumbles to hex 1,0.'],
    [facts.moved({ who: dora, q: 0, r: 0, facing: 3, yards: 0, evasive: 'move-1' }), 'DORA goes on, dodging about.'],
    [facts.moved({ who: dora, q: 0, r: 0, facing: 3, yards: 0, evasive: 'no' }), 'DORA turns.'],
    [facts.positioned({ who: dora, position: 'lying' }), 'DORA lies down.'],
    [
      facts.watched({ ...sten, q: 5, r: -1, radius: 0, looks: false, turns: 2 }),
      'DORA watches hex 5,−1 with the Sten (2 turns).',
    ],
    [
      facts.watched({ ...sten, q: 5, r: -1, radius: 1, looks: true, turns: 1 }),
      'DORA watches hex 5,−1 and 1 hex around it with the Sten, making sure first who comes.',
    ],
    [
      facts.watched({ ...sten, q: 5, r: -1, radius: null, looks: false, turns: 1 }),
      'DORA watches the line to hex 5,−1 with the Sten.',
    ],
    [
      attacked({ ...shot, how: 'stray', target: 'anton', came: 'miss', hits: 0, effective: 9 }),
      'It may hit ANTON instead: 9 needed: a miss.',
    ],
    [attacked({ ...shot, came: 'hit' }), 'DORA shoots at KURT with the Sten: 14 needed: a hit.'],
    [
      attacked({ ...shot, came: 'critical hit', location: 'far-arm', hits: 3 }),
      'DORA shoots at KURT with the Sten: 14 needed: a critical hit, 3 hits, the far arm.',
    ],
    [
      attacked({ ...shot, came: 'malfunction', hits: 0, effective: -1 }),
      'DORA shoots at KURT with the Sten: −1 needed: a malfunction.',
    ],
    [
      attacked({ ...shot, with: 'Knife', how: 'thrown', came: 'miss', hits: 0 }),
      'DORA throws the Knife at KURT: 14 needed: a miss.',
    ],
    [
      attacked({ ...shot, with: 'Bare hands', how: 'kick', came: 'critical miss', hits: 0 }),
      'DORA kicks at KURT: 14 needed: a critical miss.',
    ],
    [
      attacked({ ...shot, with: 'Knife', how: 'thrust', came: 'hit' }),
      'DORA attacks KURT with the Knife (thrust): 14 needed: a hit.',
    ],
    [facts.defended({ ...parry, avoided: true }), 'KURT parries with the Rifle: 6 needed, and gets away with it.'],
    [
      facts.defended({ ...parry, how: 'dodge', with: null, avoided: false, retreat: [6, 0] }),
      'KURT dodges, stepping back: 6 needed, in vain.',
    ],
    [
      facts.defended({ ...parry, how: 'dodge', with: null, avoided: false, critical: 'failure' }),
      'KURT dodges: 6 needed, in vain: a critical failure.',
    ],
    [
      facts.defended({ ...parry, avoided: true, critical: 'success' }),
      'KURT parries with the Rifle: 6 needed, and gets away with it: a critical success.',
    ],
    [
      facts.defended({ ...parry, how: 'armor', with: null, avoided: true }),
      'KURT trusts in armour: 6 needed, it glances off.',
    ],
    [facts.defended({ ...parry, avoided: false, in_vain: true }), 'KURT parries with the Rifle, for nothing.'],
    [facts.feinted({ who: dora, target: kurt, penalty: 2 }), 'DORA feints at KURT: −2 to the next defense.'],
    [facts.feinted({ who: dora, target: kurt, penalty: 0 }), 'DORA feints at KURT: nothing comes of it.'],
    [facts.offBalance({ who: dora, loses_turn: true }), 'DORA is off balance and loses the next turn.'],
    [facts.left({ who: dora, how: 'fled' }), 'DORA gets away.'],
    [facts.left({ who: dora, how: 'surrendered' }), 'DORA surrenders.'],
    [facts.burst({ what: 'Grenade', q: 3, r: -1, concussion: 12 }), 'The Grenade bursts at hex 3,−1: concussion 12.'],
    [facts.ended({ winner: 1, how: 'the first are down' }), 'It is over, won by the second: the first are down.'],
    [facts.ended({ winner: null, how: 'rain' }), 'It is over, and nobody has won: rain.'],
    [arms.readied({ who: dora, arm: 1, turns_left: 0 }), 'DORA draws the Knife.'],
    [arms.readied({ ...sten, turns_left: 1 }), 'DORA readies the Sten: 1 more turn.'],
    [arms.unreadied({ ...sten, turns: 2 }), 'The Sten must be readied again by DORA: 2 turns.'],
    [arms.dropped(sten), 'DORA drops the Sten.'],
    [arms.flewOff({ ...sten, q: 4, r: 0 }), 'The Sten of DORA lies at hex 4,0.'],
    [arms.pickedUp({ ...sten, turns_left: 2 }), 'DORA picks up the Sten: 2 more turns.'],
    [arms.thrownAway(sten), 'The Sten has left the hand of DORA.'],
    [arms.broke({ ...sten, for_good: true }), 'The Sten of DORA breaks.'],
    [arms.broke({ ...sten, for_good: false }), 'The Sten of DORA is damaged and cannot fire.'],
    [arms.jammed({ ...sten, turns: 7, modifier: -2 }), 'The Sten of DORA jams: 7 turns to clear it, at −2.'],
    [arms.clearing({ ...sten, done: 1, cleared: false, again: null }), 'DORA clears the Sten (turn 1).'],
    [arms.clearing({ ...sten, done: 1, cleared: true, again: null }), 'DORA has cleared the Sten.'],
    [
      arms.clearing({ ...sten, done: 1, cleared: false, again: 5 }),
      'The Sten is still jammed: 5 more turns to clear it.',
    ],
    [arms.reloaded({ ...sten, done: 1, rounds: null }), 'DORA loads the Sten (turn 1 of 3).'],
    [arms.reloaded({ ...sten, done: 0, rounds: null }), 'DORA had to dodge: that turn of loading the Sten was wasted.'],
    [arms.reloaded({ ...sten, done: 3, rounds: 32 }), 'DORA has loaded the Sten: 32 rounds in it, 2 loads to spare.'],
    [arms.aimed({ ...sten, target: kurt, turns: 2, braced: true }), 'DORA aims the Sten at KURT (2 turns, braced).'],
    [arms.lostAim({ who: dora, because: 'used' }), 'DORA has used up the aim.'],
    [arms.lostAim({ who: dora, because: 'of a noise' }), 'DORA loses the aim.'],
    [arms.fired({ ...sten, rounds: 4, groups: 1 }), "28 rounds left in DORA's Sten."],
    [arms.struckWith(sten), ''],
    [arms.parriedWith(sten), ''],
    [
      body.woundedBy({ ...blow, location: 'near-leg', injury: 8, bleeds: true }),
      'Damage 3d-1: 9, less DR 1: KURT loses 8 hit points (near leg), 4 of 12 left; it bleeds.',
    ],
    [
      body.woundedBy({ ...blow, location: 'torso', dr: 9, injury: 0 }),
      'Damage 3d-1: 9, less DR 9: nothing gets through to KURT (torso).',
    ],
    [
      body.woundedBy({ ...blow, by: null, damage: '', location: 'torso', injury: 1 }),
      'KURT loses 1 hit point (torso), 11 of 12 left.',
    ],
    [
      body.bled({ who: kurt, hp: 2, dry: 0, from: 'vessel', stopped: false }),
      'KURT bleeds from a torn vessel: 2 hit points lost, 10 of 12 left.',
    ],
    [body.bled({ who: kurt, hp: 0, dry: 1, from: 'wounds', stopped: false }), 'KURT bleeds: nothing lost this time.'],
    [body.bled({ who: kurt, hp: 0, dry: 3, from: 'wounds', stopped: true }), 'KURT bleeds no more.'],
    [body.died({ who: kurt, of: 'a blow to the near-arm' }), 'KURT dies of a blow to the near arm.'],
    [body.wentDown({ who: kurt, because: 'wounds' }), 'KURT falls unconscious: wounds.'],
    [body.stunned({ ...stun, kind: 'physical' }), 'KURT is stunned, until a roll against HT.'],
    [
      body.stunned({ ...stun, kind: 'mental', turns: 2, roll: 'Will', modifier: -3 }),
      'KURT is mentally stunned for 2 turns, until a roll against Will at −3.',
    ],
    [body.recovered({ who: kurt }), 'KURT recovers and may act.'],
    [body.fell({ who: kurt, position: 'sitting' }), 'KURT falls and is sitting now.'],
    [body.crippled({ who: kurt, part: 'left arm', until: 66 }), 'The left arm of KURT is crippled for 1 minute.'],
    [body.crippled({ who: kurt, part: 'left arm', until: null }), 'The left arm of KURT is crippled.'],
    [
      body.limbRecovered({ who: kurt, part: 'left arm', until: 'months', months: 3 }),
      'The left arm of KURT cannot be used for 3 months.',
    ],
    [
      body.limbRecovered({ who: kurt, part: 'left arm', until: 'never', months: 0 }),
      'The left arm of KURT is lost for good.',
    ],
    [body.blinded({ who: kurt, eyes: 1, eye: 'left', minutes: 5 }), 'KURT is blind in the left eye for 5 minutes.'],
    [body.blinded({ who: kurt, eyes: 2, eye: null, minutes: null }), 'KURT is blind.'],
    [body.deafened({ who: kurt, hours: null }), 'KURT is deaf.'],
    [body.scarred({ who: kurt, degree: 'badly scarred' }), 'KURT will be badly scarred.'],
    [
      body.penalized({ ...hinders, to: ['active-defenses', 'dx'] }),
      'KURT is at −4 to active defenses, DX for the rest of the fight.',
    ],
    [
      body.penalized({ ...hinders, to: ['feints'], value: 0, turns: 1, until: 'turn' }),
      'Feints against KURT count double until 1 turn has passed.',
    ],
    [
      body.seized({ ...stun, by: 'panic', until: 66, every: 'minute', roll: 'Will' }),
      'KURT panics, for 1 minute at least, until a roll against Will.',
    ],
    [body.seized({ ...stun, by: 'total-panic', until: 6, every: 'turn', roll: 'none' }), 'KURT is in total panic.'],
    [body.fatigued({ who: kurt, points: 1 }), 'KURT is tired: 1 point of fatigue.'],
    [
      body.drainBegan({ who: kurt, what: 'vessel', hp: 1, every: 2 }),
      'A vessel of KURT is torn: 1 hit point every 2 turns.',
    ],
    [body.drainBegan({ who: kurt, what: 'throat', hp: 0, every: 1 }), 'The throat of KURT is crushed.'],
    [body.setOnFire({ who: kurt, burns: true }), 'KURT is on fire.'],
    [body.setOnFire({ who: kurt, burns: false }), 'KURT puts out the flames.'],
    [body.faced({ who: kurt, effective: 11, margin: 3 }), 'KURT makes a Fright Check: 11 needed, and fails by 3.'],
    [body.faced({ who: kurt, effective: 11, margin: 0 }), 'KURT makes a Fright Check: 11 needed, and bears it.'],
    [
      body.gained({ who: kurt, what: 'a new phobia', points: -10 }),
      'KURT will bear a mark of it: a new phobia (−10 points).',
    ],
    [body.lostAttribute({ who: kurt, attribute: 'IQ', points: 1 }), 'KURT loses 1 point of IQ for good.'],
    [body.marked({ who: kurt, key: 'held', value: true, says: 'KURT is held.' }), 'KURT is held.'],
  ]
  const known = [facts, { attacked }, arms, body].flatMap(all =>
    Object.values(all).flatMap(one => (typeof one === 'function' ? [one.type] : [])),
  )
  expect(new Set(cases.map(([{ type }]) => type))).toEqual(new Set(known))
  for (const [happened, line] of cases) {
    expect([happened.type, told({ rolls: [], why: [] }, happened, start).join('|')]).toEqual([happened.type, line])
  }
})

test('gurps.procedure.combat: dice stand with what they decided', () => {
  const start: Fight = { ...named(workedPeople()), stage: 'fight', order: [0, 1, 2] }
  const roll = (purpose: string, dice: string, faces: readonly number[], total: number) => ({
    purpose,
    by: 'kurt',
    dice,
    faces,
    total,
  })
  const wound = {
    who: 'dora',
    by: 'kurt',
    location: 'torso',
    damage: '1d+1',
    basic: 4,
    dr: 0,
    injury: 8,
    bleeds: false,
  }
  const rolls = [roll('where it lands', '1d6', [2], 2), roll('damage', '1d6+1', [3], 4)]
  expect(told({ rolls, why: [] }, body.woundedBy(wound), start)).toEqual([
    '  KURT, where it lands: 1d6 2',
    'Damage 1d+1, rolled 4: DORA loses 8 hit points (torso), 3 of 11 left.',
  ])
  const text = 'the game master says what goes wrong'
  expect(told({ note: { text }, rolls: [], why: [] }, undefined, start)).toEqual([
    `${text[0]?.toUpperCase()}${text.slice(1)}.`,
  ])
})
