/** Disadvantages of character: what somebody cannot help doing. Most let him roll against it. */
import type { Effect } from '../../effect/effect.ts'
import { type Trait, trait, variantOf } from '../entry/trait.ts'

/** A roll against oneself that the game master calls for. */
const resist = (roll: 'Will' | 'IQ', says: string, failure: string): Effect => ({
  target: `roll:${roll}`,
  op: 'roll',
  by: `failure: ${failure}`,
  gm: true,
  says,
})
const conduct = (by: string): Effect => ({ target: 'conduct', op: 'note', by, gm: true, says: 'always' })
const disliked = (by: number): Effect => ({ target: 'reaction', op: 'add', by })

const flaw = (id: string, name: string, points: number, effects: readonly Effect[], rule?: string): Trait =>
  trait({
    id,
    name,
    category: 'mental',
    cost: { kind: 'fixed', points },
    effects,
    ...(rule === undefined ? {} : { rule }),
  })

const A_TO_F: readonly Trait[] = [
  flaw('bad-temper', 'Bad Temper', -10, [
    resist('Will', 'any stressful situation', 'insults, attacks or acts against the cause'),
  ]),
  flaw('bloodlust', 'Bloodlust', -10, [
    resist(
      'Will',
      'a legitimate enemy could be spared, passed by or taken prisoner',
      'tries to kill, whatever it costs in stealth, ammunition or orders',
    ),
  ]),
  flaw('bully', 'Bully', -10, [disliked(-2), resist('Will', 'he knows he should not', 'bullies grossly')]),
  flaw('callous', 'Callous', -6, [
    { target: 'skill:Diplomacy', op: 'add', by: -2 },
    { target: 'skill:Fast-Talk', op: 'add', by: -2 },
    { target: 'skill:Leadership', op: 'add', by: -2 },
    { target: 'skill:Sex Appeal', op: 'add', by: -2 },
    { target: 'any other roll for social interaction', op: 'add', by: -2, gm: true, says: 'it is affected' },
  ]),
  flaw('chummy', 'Chummy', -5, [
    { target: 'skills:mental', op: 'add', by: -1, when: { alone: true } },
    { target: 'reaction-as-npc', op: 'add', by: 2 },
  ]),
  trait({
    id: 'code-of-honor',
    name: 'Code of Honor',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'informal and among peers only', points: -5 }),
        variantOf({ name: 'formal among peers or informal all the time', points: -10 }),
        variantOf({ name: 'formal all the time or demands suicide if broken', points: -15 }),
      ],
    },
    max_count: null,
    effects: [conduct('the code is followed; the game master has the last word')],
  }),
  trait({
    id: 'compulsive-behavior',
    name: 'Compulsive Behavior',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'costs little and seldom makes trouble', points: -5 }),
        variantOf({ name: 'costs or troubles him', points: -10 }),
        variantOf({ name: 'costs much or makes much trouble', points: -15 }),
      ],
      range: { min: -15, max: -5 },
    },
    max_count: null,
    effects: [resist('Will', 'avoiding it in one instance, or for a day', 'indulges')],
  }),
  flaw('cowardice', 'Cowardice', -10, [
    resist('Will', 'asked to risk physical danger', 'refuses, unless threatened with greater danger'),
    { target: 'roll:Will', op: 'add', by: -5, when: { purpose: 'risk-of-death' } },
    { target: 'reaction', op: 'add', by: -2, gm: true, says: 'soldiers, police and the like who know' },
  ]),
  flaw('fanaticism', 'Fanaticism', -15, [
    conduct('the cause comes before everything; its code and its leader are obeyed'),
  ]),
]

const G_TO_M: readonly Trait[] = [
  flaw(
    'greed',
    'Greed',
    -15,
    [
      resist('Will', 'riches are offered', 'gives in'),
      { target: 'roll:Will', op: 'add', by: -5, gm: true, says: 'a rich prize for a poor character' },
    ],
    'gurps.disadvantage.greed',
  ),
  flaw(
    'gullibility',
    'Gullibility',
    -10,
    [
      resist('IQ', 'a lie or an improbable truth', 'believes it'),
      {
        target: 'roll:IQ',
        op: 'add',
        by: -3,
        when: { purpose: 'disbelieve', lie: 'believable', familiar: true },
      },
      {
        target: 'roll:IQ',
        op: 'add',
        by: -6,
        when: { purpose: 'disbelieve', lie: 'believable', familiar: false },
      },
      { target: 'skill:Merchant', op: 'add', by: -3 },
      { target: 'any roll', op: 'add', by: -3, gm: true, says: 'his credulity can be exploited' },
    ],
    'gurps.disadvantage.gullibility',
  ),
  flaw('hidebound', 'Hidebound', -5, [
    { target: 'any roll', op: 'add', by: -2, gm: true, says: 'the task needs invention or creativity' },
  ]),
  flaw('honesty', 'Honesty', -10, [
    resist('IQ', 'faced with an unreasonable law', 'does not see the need to break it'),
    resist('Will', 'after breaking it', 'gives himself up'),
    { target: 'roll:Will', op: 'add', by: 5, when: { purpose: 'shady-deal' } },
    { target: 'roll:Will', op: 'add', by: 10, when: { purpose: 'outright-crime' } },
  ]),
  flaw('impulsiveness', 'Impulsiveness', -10, [resist('Will', 'he must wait and think', 'acts at once')]),
  trait({
    id: 'intolerance',
    name: 'Intolerance',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'one ethnic or religious group, often met', points: -5 }),
        variantOf({ name: 'anyone not of his ethnicity, or anyone not of his religion', points: -10 }),
        variantOf({ name: 'a group rarely met (quirk)', points: -1 }),
      ],
    },
    max_count: null,
    rule: 'gurps.disadvantage.intolerance',
    effects: [
      { target: 'reaction-as-npc', op: 'add', by: -3, when: { disliked: true } },
      { target: 'reaction', op: 'add', by: [-5, -1], gm: true, says: 'the observer is of the group he dislikes' },
    ],
  }),
  flaw('jealousy', 'Jealousy', -10, [
    {
      target: 'reaction-as-npc',
      op: 'add',
      by: [-4, -2],
      gm: true,
      says: 'toward somebody who seems smarter, better-looking or better off',
    },
    { target: 'plans of a rival', op: 'note', by: 'resists them', gm: true, says: 'always' },
  ]),
  flaw(
    'laziness',
    'Laziness',
    -10,
    [
      { target: 'chance of raise or promotion', op: 'mul', by: 0.5 },
      { target: 'weekly income', op: 'mul', by: 0.5, when: { self_employed: true } },
      { target: 'work', op: 'note', by: 'avoids it', gm: true, says: 'always' },
    ],
    'gurps.disadvantage.laziness-income',
  ),
  flaw('miserliness', 'Miserliness', -10, [
    resist('Will', 'called on to spend money', 'will not spend, or haggles without end if he must'),
    { target: 'roll:Will', op: 'add', by: -5, gm: true, says: 'the sum is large; the game master may make it worse' },
  ]),
]

const O_TO_W: readonly Trait[] = [
  flaw('overconfidence', 'Overconfidence', -10, [
    resist('IQ', 'he shows too much caution', 'must go ahead'),
    { target: 'reaction', op: 'add', by: 2, gm: true, says: 'the observer is young or naive' },
    { target: 'reaction', op: 'add', by: -2, gm: true, says: 'the observer is experienced' },
  ]),
  trait({
    id: 'pacifism',
    name: 'Pacifism',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({
          name: 'Self-Defense Only',
          points: -15,
          effects: [conduct('fights only to defend himself and those in his care, with the least force')],
        }),
        variantOf({
          name: 'Cannot Kill',
          points: -15,
          effects: [
            conduct('does nothing that is likely to kill, and leaves no foe to die'),
            { target: 'breakdown', op: 'roll', by: '3d days', gm: true, says: 'he killed, or feels guilty of a death' },
            resist('Will', 'any violence during the breakdown', 'cannot'),
          ],
        }),
      ],
    },
    rule: 'gurps.disadvantage.pacifism',
  }),
  trait({
    id: 'sense-of-duty',
    name: 'Sense of Duty',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'close friends and companions', points: -5 }),
        variantOf({ name: 'nation or other large group', points: -10 }),
        variantOf({ name: 'everyone you know personally', points: -10 }),
        variantOf({ name: 'all humanity', points: -15 }),
        variantOf({ name: 'every living being', points: -20 }),
      ],
    },
    max_count: null,
    effects: [
      { target: 'reaction', op: 'add', by: 2, gm: true, says: 'it is known and the situation is dangerous' },
      conduct('never betrays or abandons the group; the game master penalises lapses'),
    ],
  }),
  flaw('stubbornness', 'Stubbornness', -5, [disliked(-1)]),
  flaw('truthfulness', 'Truthfulness', -5, [
    resist('Will', 'keeping silent about an awkward truth', 'says the truth'),
    { target: 'roll:Will', op: 'add', by: -5, when: { purpose: 'tell-a-lie' } },
  ]),
  trait({
    id: 'vow',
    name: 'Vow',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'Trivial Vow', aliases: ['Trivial (quirk)', 'Trivial'], points: -1 }),
        variantOf({ name: 'Minor Vow', aliases: ['Minor'], points: -5 }),
        variantOf({ name: 'Great Vow', aliases: ['Great'], points: -15 }),
      ],
      range: { min: -15, max: -1 },
    },
    max_count: null,
    effects: [conduct('the oath is kept; the game master sets the exact value')],
  }),
  trait({
    id: 'weak-will',
    name: 'Weak Will',
    category: 'mental',
    cost: { kind: 'per-level', points: -8, min: 1, max: null },
    excludes: ['Strong Will'],
    rule: 'gurps.disadvantage.mental-rolls',
    effects: [
      { target: 'IQ in Will rolls', op: 'max', by: 14 },
      { target: 'roll:Will', op: 'add', by: -1, per_level: true },
      {
        target: 'roll:HT',
        op: 'add',
        by: -1,
        per_level: true,
        when: { purpose: ['stay-conscious', 'tobacco-withdrawal'] },
      },
    ],
  }),
  flaw('workaholic', 'Workaholic', -5, [
    { target: 'working day', op: 'mul', by: 1.5, gm: true, says: 'at least; often means missed sleep' },
    { target: 'reaction', op: 'add', by: 1, gm: true, says: 'at first' },
    { target: 'reaction', op: 'add', by: [-2, -1], gm: true, says: 'later; above all friends and loved ones' },
  ]),
]

export const FLAWS: readonly Trait[] = [...A_TO_F, ...G_TO_M, ...O_TO_W]
