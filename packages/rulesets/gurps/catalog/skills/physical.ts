/** Skills of the body, without weapons and vehicles. */
import { physical, type Skill } from '../entry/skill.ts'
import { share } from './share.ts'

export const PHYSICAL_SKILLS: readonly Skill[] = [
  physical({
    name: 'Acrobatics',
    uses: ['walking'],
    difficulty: 'hard',
    defaults: ['DX-6'],
    roll: 'each trick',
    effects: [{ target: 'fall distance', op: 'add', by: -5, when: { skill_roll: 'success' }, says: 'yards' }],
  }),
  physical({
    name: 'Carousing',
    difficulty: 'average',
    attr: 'ht',
    defaults: ['HT-4'],
    roll: 'per occasion',
    effects: [
      { target: 'reaction', op: 'add', by: 2, when: { carousing: 'success' } },
      { target: 'reaction', op: 'add', by: -2, when: { carousing: 'failure' } },
    ],
  }),
  physical({
    name: 'Climbing',
    uses: ['walking'],
    difficulty: 'average',
    defaults: ['DX-5', 'ST-5'],
    roll: 'start of climb and again on long ones',
    effects: [
      {
        target: 'skill:Climbing',
        op: 'add',
        by: { of: 'encumbrance_level', times: -1, divide: 1, whole: true },
        when: { climbing: true },
      },
    ],
  }),
  physical({
    name: 'Escape',
    difficulty: 'hard',
    defaults: ['DX-6'],
    roll: 'first attempt 1 minute; each later attempt 10 minutes',
  }),
  physical({
    name: 'Hiking',
    uses: ['walking'],
    difficulty: 'average',
    attr: 'ht',
    roll: 'before each half-day march',
    effects: [{ target: 'distance marched', op: 'mul', by: 1.2, when: { skill_roll: 'success' } }],
  }),
  physical({
    name: 'Jumping',
    uses: ['walking'],
    difficulty: 'easy',
    roll: 'once per jump',
    effects: [{ target: 'ST in jump formulas', op: 'min', by: share(1, 1) }],
  }),
  physical({ name: 'Masonry', difficulty: 'easy', defaults: ['IQ-3'], roll: 'once per hour of work' }),
  physical({
    name: 'Parachuting',
    since_tl: 6,
    uses: ['legs'],
    difficulty: 'easy',
    defaults: ['DX-4', 'IQ-6'],
    roll: 'each jump and a second for a rough landing zone; failure drifts or drops gear; critical failure may be fatal',
  }),
  physical({
    name: 'Pickpocket',
    difficulty: 'hard',
    defaults: ['DX-6'],
    roll: 'once per theft',
    contest: { kind: 'quick', versus: 'IQ', when: 'target alert' },
  }),
  physical({
    name: 'Riding',
    uses: ['legs'],
    difficulty: 'average',
    defaults: ['DX-5'],
    specialty: true,
    specialty_is: 'one animal type each',
    group: 'animal',
    roll: 'on mounting and in each difficult situation',
  }),
  physical({
    name: 'Running',
    uses: ['walking'],
    difficulty: 'hard',
    attr: 'ht',
    effects: [
      { target: 'Speed for Move on land only', op: 'add', by: { of: 'skill', times: 1, divide: 8, whole: false } },
    ],
  }),
  physical({
    name: 'Skiing',
    uses: ['walking'],
    difficulty: 'hard',
    defaults: ['DX-6'],
    roll: 'per run',
    effects: [{ target: 'skill:Hiking', op: 'set', by: share(1, 1), when: { cross_country_on_skis: true } }],
  }),
  physical({
    name: 'Stealth',
    uses: ['walking'],
    difficulty: 'average',
    defaults: ['IQ-5', 'DX-5'],
    roll: 'each hider against each listener',
    contest: { kind: 'quick', versus: 'Hearing roll' },
  }),
  physical({
    name: 'Swimming',
    uses: ['legs'],
    difficulty: 'easy',
    defaults: ['ST-5', 'DX-4'],
    roll: 'once per swim, dive or rescue',
  }),
]
