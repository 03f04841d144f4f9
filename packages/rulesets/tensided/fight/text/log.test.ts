import { expect, test } from 'vitest'
import * as arms from '../facts/arm.ts'
import * as body from '../facts/body.ts'
import type { FightFact } from '../facts/facts.ts'
import * as facts from '../facts/facts.ts'
import { fightOf } from '../test/people.ts'
import { sentence, told } from './log.ts'

const start = fightOf(
  [
    {
      id: 'ada',
      side: 0,
      at: [0, 0],
      brings: [
        { weapon: '9mm Pistol', kind: 'gun', held: { where: 'main hand', rounds: 15 } },
        { weapon: 'Grenade', kind: 'grenade' },
      ],
      stands: { short_fp: 3 },
    },
    { id: 'bram', side: 1, at: [3, -1], brings: [{ weapon: 'Sword', kind: 'melee' }] },
  ],
  { stage: 'fight', round: 4 },
)
const [ada, bram] = [{ who: 'ada' }, { who: 'bram' }]
const pistol = { who: 'ada', arm: 0 }
const limb = { limb: 'left arm', status: 'useless', marks: 0, times_maimed: 0, severed: false } as const
const shot = {
  who: 'ada',
  target: 'bram',
  with: '9mm Pistol',
  how: '2 shots',
  hand_to_hand: false,
  where: 'any',
  difficulty: 17,
  came: 'hit',
  hits: 2,
} as const
const blow = { ...shot, with: 'Sword', who: 'bram', target: 'ada', how: 'thrust', hand_to_hand: true, hits: 0 } as const
const wound = { damage: 4.125, damage_type: 'piercing', severity: 'vital', where: 'any', marks: 0, limbs: [] } as const
const bleeding = {
  type: 'cutting',
  first_rate: 3,
  rate: 2,
  rounds: 0,
  internal: false,
  since: 3,
  cmos: 0,
  next_try: 0,
} as const
const loss = { ...bram, count: 1, hours: null, severed: null, flaw: null }

const CASES: readonly (readonly [FightFact, string])[] = [
  [facts.began({}), 'The fight begins.'],
  [
    facts.declared({ ...ada, acts: ['drop:0', 'draw:1', 'throw:1'], pace: 0, blocking: null }),
    'Ada will drop the 9mm Pistol, then draw the Grenade, then throw the Grenade.',
  ],
  [
    facts.declared({ ...bram, acts: ['move:run', 'strike:0'], pace: 5, blocking: null }),
    'Bram will run, then strike with the Sword.',
  ],
  [facts.declared({ ...bram, acts: ['block:1'], pace: 0, blocking: 1 }), 'Bram will block with bare hands.'],
  [facts.moved({ ...ada, x: -2, y: 1, metres: Math.sqrt(5) }), 'Ada goes 2.24 m, to square −2,1.'],
  [facts.foundCover({ ...ada, x: 0, y: 0, hp: 60 }), 'Ada finds cover at square 0,0: 60 hit points of it.'],
  [facts.wentBehind({ ...ada, cover: 0 }), 'Ada gets behind the cover.'],
  [facts.coverHit({ cover: 0, hp: 12 }), 'The cover is hit: 12 hit points are left of it.'],
  [facts.coverHit({ cover: 0, hp: 0 }), 'The cover is shot to pieces.'],
  [facts.waited({ ...ada, target: 'bram', rounds: 1 }), 'Ada waits for an opening against Bram: 1 round.'],
  [facts.attacked(shot), 'Ada shoots at Bram with the 9mm Pistol (2 shots): difficulty 17: 2 hits.'],
  [
    facts.attacked({ ...shot, where: 'through the cover', came: 'gone wide', hits: 0 }),
    'Ada shoots at Bram with the 9mm Pistol (2 shots), through the cover: difficulty 17: it goes wide.',
  ],
  [
    facts.attacked({ ...blow, where: 'left elbow', came: 'blocked' }),
    'Bram strikes at Ada with the Sword (thrust), at the left elbow: difficulty 17: blocked.',
  ],
  [
    facts.attacked({ ...blow, with: 'bare hands', how: 'a grapple', came: 'miss', difficulty: -1 }),
    'Bram grapples with Ada: difficulty −1: a miss.',
  ],
  [
    facts.attacked({ ...blow, with: 'bare hands', how: 'a disarm', where: 'weapon', came: 'hit', hits: 1 }),
    'Bram goes for the weapon of Ada: difficulty 17: a hit.',
  ],
  [
    facts.attacked({ ...shot, with: 'Grenade', how: 'a throw', target: '', where: '-3,4', came: 'miss', hits: 0 }),
    'Ada throws the Grenade at square −3,4: difficulty 17: a miss.',
  ],
  [
    facts.attacked({ ...shot, with: 'Grenade', how: 'a throw', came: 'hit', hits: 1 }),
    'Ada throws the Grenade at Bram: difficulty 17: a hit.',
  ],
  [facts.blockSpent(ada), 'Ada has nothing left to block with in this round.'],
  [facts.swung({ ...ada, at: 'bram' }), 'Ada takes a free swing at Bram.'],
  [facts.playedDirty({ ...ada, at: 'bram' }), 'Ada tries a dirty trick on Bram.'],
  [facts.grabbed({ ...ada, on: 'bram', kind: 'sleeper hold', until: 9 }), 'Ada has a sleeper hold on Bram.'],
  [facts.released({ ...ada, on: 'bram', kind: 'pin' }), 'Bram is out of the hold of Ada (pin).'],
  [facts.left({ ...ada, how: 'fled' }), 'Ada gets away.'],
  [facts.left({ ...ada, how: 'surrendered' }), 'Ada gives up.'],
  [facts.roundEnded({}), 'Round 4 is over.'],
  [facts.ended({ winner: 1, how: 'the first are down' }), 'It is over, won by the second: the first are down.'],
  [
    facts.ended({ winner: null, how: 'nobody is left standing' }),
    'It is over, and nobody has won: nobody is left standing.',
  ],
  [arms.drew({ ...ada, arm: 1, where: 'off hand' }), 'Ada draws the Grenade with the off hand.'],
  [arms.dropped({ ...pistol, x: 0, y: 0 }), 'Ada drops the 9mm Pistol.'],
  [arms.dropped({ ...pistol, x: -2, y: 0 }), 'The 9mm Pistol of Ada flies to square −2,0.'],
  [arms.pickedUp({ ...pistol, where: 'main hand' }), 'Ada picks up the 9mm Pistol.'],
  [arms.snatched({ ...pistol, by: 'bram' }), 'Bram takes the 9mm Pistol from Ada.'],
  [arms.fired({ ...pistol, rounds: 2, stream: null }), 'Ada has fired 2 rounds from the 9mm Pistol: 13 left.'],
  [arms.fired({ ...pistol, rounds: 15, stream: null }), 'Ada has fired 15 rounds from the 9mm Pistol: none left.'],
  [arms.jammed(pistol), 'The 9mm Pistol of Ada is jammed.'],
  [arms.clearing({ ...pistol, done: 1, free: false }), 'Ada clears the 9mm Pistol: 1 round so far.'],
  [arms.clearing({ ...pistol, done: 2, free: true }), 'Ada has cleared the 9mm Pistol.'],
  [arms.reloaded({ ...pistol, rounds: 15, spare: 1 }), 'Ada loads the 9mm Pistol: 15 rounds in it, 1 to spare.'],
  [arms.aimed({ ...pistol, target: null, extra: 0 }), 'Ada aims the 9mm Pistol.'],
  [arms.aimed({ ...pistol, target: 'bram', extra: 2 }), 'Ada aims the 9mm Pistol at Bram (2 further rounds).'],
  [arms.lostAim({ ...ada, because: 'did something else' }), 'Ada no longer has the sights up.'],
  [
    arms.threw({ ...ada, arm: 1, x: 3, y: -2, goes_off: 5 }),
    'The Grenade of Ada lies at square 3,−2 and goes off in round 5.',
  ],
  [arms.threw({ ...bram, arm: 0, x: 0, y: 0, goes_off: null }), 'The Sword of Bram lies at square 0,0.'],
  [arms.wentOff({ weapon: 'Grenade', by: 'ada', x: 3, y: -2 }), 'The Grenade of Ada goes off at square 3,−2.'],
  [
    body.wounded({ ...bram, ...wound, status: 'critical' }),
    'Bram takes 4.13 piercing damage (vital): Bram is critical now.',
  ],
  [
    body.wounded({ ...bram, ...wound, status: 'healthy', where: 'left arm', limbs: [limb] }),
    'Bram takes 4.13 piercing damage on the left arm (vital): the left arm is useless.',
  ],
  [
    body.wounded({ ...bram, ...wound, status: 'healthy', where: 'left elbow', limbs: [{ ...limb, severed: true }] }),
    'Bram takes 4.13 piercing damage on the left elbow (vital): the left arm is off.',
  ],
  [body.wounded({ ...bram, ...wound, status: 'healthy' }), 'Bram takes 4.13 piercing damage (vital).'],
  [body.halvedPain({ ...bram, halved: true }), 'Bram wills away half of the pain.'],
  [body.halvedPain({ ...bram, halved: false }), 'Bram feels all of the pain.'],
  [body.wentOut({ ...bram, state: 'knocked-out', until: 60, because: 'a blow' }), 'Bram is knocked out: a blow.'],
  [
    body.wentOut({ ...bram, state: 'spent', until: 34, because: 'exhaustion' }),
    'Bram is spent and must rest: exhaustion.',
  ],
  [body.cameTo({ ...bram, from: 'stunned' }), 'Bram is stunned no longer.'],
  [
    body.comatose({ ...bram, due: 64, care: 0, weeks: null }),
    'Bram lies in a coma: a roll to live falls due in round 64.',
  ],
  [body.comatose({ ...bram, due: 64, care: 3, weeks: null }), 'Bram, in a coma, is cared for: 3 rounds so far.'],
  [body.comatose({ ...bram, due: null, care: 0, weeks: 12 }), 'Bram will live, and lie in a coma for 12 weeks.'],
  [body.comatose({ ...bram, due: null, care: 0, weeks: null }), 'Bram lies in a coma.'],
  [body.died({ ...bram, of: 'head-severed' }), 'Bram loses the head, and dies.'],
  [body.died({ ...bram, of: 'loss of blood' }), 'Bram dies of loss of blood.'],
  [
    body.spared({ ...ada, status: 'critical', action_points: 0 }),
    'Ada should be dead, and is critical: an action point is spent.',
  ],
  [
    body.tired({ ...ada, short_fp: 4, long_fp: 1, df_gained: 1, because: 'loss of blood' }),
    'Ada tires (loss of blood): 5 fatigue points.',
  ],
  [
    body.tired({ ...ada, short_fp: 0, long_fp: 1, df_gained: 1, because: 'rest' }),
    'Ada recovers (rest): 1 fatigue point.',
  ],
  [body.breathed({ ...ada, run_seconds: 1, rest_seconds: 0 }), 'Ada has been running for 1 second.'],
  [body.breathed({ ...ada, run_seconds: 0, rest_seconds: 7 }), 'Ada has been resting for 7 seconds.'],
  [body.bleeds({ ...bram, wound: { ...bleeding, internal: true } }), 'Bram bleeds inside: 2 fatigue points a round.'],
  [body.bled({ ...bram, wounds: [bleeding, { ...bleeding, rate: 1 }] }), 'Bram bleeds on: 3 fatigue points a round.'],
  [body.bled({ ...bram, wounds: [] }), 'Bram bleeds no more.'],
  [body.maimed({ ...loss, part: 'eye' }), 'Bram sees nothing with one eye any more.'],
  [body.maimed({ ...loss, part: 'ear', hours: 3 }), 'Bram hears nothing with one ear for 3 hours.'],
  [body.maimed({ ...loss, part: 'left fingers' }), 'Bram loses a finger on the left.'],
  [body.maimed({ ...loss, part: 'right toes', count: 3 }), 'Bram loses 3 toes on the right.'],
  [body.maimed({ ...loss, part: 'brain' }), 'The brain of Bram is damaged.'],
  [body.maimed({ ...loss, part: 'other', severed: 'nose-severed' }), 'Bram will bear it for good: nose severed.'],
]

test('tensided.proc.combat-round: everything that can happen is told in a sentence', () => {
  const known = [facts, arms, body].flatMap(module =>
    Object.values(module).flatMap(one => (typeof one === 'function' && 'type' in one ? [one.type] : [])),
  )
  expect(new Set(CASES.map(([{ type }]) => type))).toEqual(new Set(known))
  for (const [happened, line] of CASES) {
    expect([happened.type, sentence(happened, start)]).toEqual([happened.type, line])
  }
})

test('tensided.proc.combat-round: dice stand with what they decided', () => {
  const roll = (purpose: string, by: string, total: number) => ({ purpose, by, dice: '1d10', faces: [total], total })
  const rolls = [roll('shoot', 'ada', 8), roll('block', 'bram', 3)]
  expect(told({ rolls, why: [] }, facts.attacked(shot), start)).toEqual([
    '  Bram, block: 1d10 3',
    'Ada shoots at Bram with the 9mm Pistol (2 shots): difficulty 17, rolled 8: 2 hits.',
  ])
  expect(told({ note: { text: 'the game master decides' }, rolls: [], why: [] }, undefined, start)).toEqual([
    'The game master decides.',
  ])
})
