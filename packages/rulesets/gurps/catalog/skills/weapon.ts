/** Skills to fight with, armed and bare-handed, with what they parry at. */
import type { Effect } from '../../effect/effect.ts'
import { physical, type Skill } from '../entry/skill.ts'
import { share } from './share.ts'

/** Encumbrance none or light. */
const LIGHT = { max: 1 }

const HALF_PARRY: Effect = { target: 'defense:parry', op: 'set', by: share(1, 2) }
const TWO_THIRDS_PARRY: Effect = { target: 'defense:parry', op: 'set', by: share(2, 3) }
const UNREADY: Effect = { target: 'weapon', op: 'note', by: 'becomes unready after a swing and after a parry' }

export const WEAPON_SKILLS: readonly Skill[] = [
  physical({
    name: 'Boxing',
    uses: ['unarmed'],
    difficulty: 'average',
    group: 'weapon',
    roll: 'to hit with a punch',
    effects: [
      { target: 'punch damage', op: 'add', by: share(1, 5) },
      TWO_THIRDS_PARRY,
      { target: 'defense:parry', op: 'add', by: -2, when: { against: 'kick' } },
      { target: 'defense:parry', op: 'add', by: -3, when: { against: 'swung-weapon' } },
    ],
  }),
  physical({
    name: 'Brawling',
    uses: ['unarmed'],
    difficulty: 'easy',
    group: 'weapon',
    roll: 'punch at skill, kick at skill-2',
    effects: [
      { target: 'punch damage', op: 'add', by: share(1, 10) },
      { target: 'kick damage', op: 'add', by: share(1, 10) },
      { target: 'defense:parry', op: 'set', by: share(2, 3), when: { against: ['punch', 'kick'] } },
    ],
  }),
  physical({
    name: 'Gunner',
    difficulty: 'average',
    defaults: ['DX-5'],
    specialty: true,
    options: ['bombs', 'cannon', 'machine gun', 'mortar', 'rocket launcher', 'torpedo'],
    tl: true,
    group: 'weapon',
    roll: 'attack',
    effects: [
      { target: 'skill:Gunner', op: 'add', by: 1, when: { iq: { min: 10, max: 11 } } },
      { target: 'skill:Gunner', op: 'add', by: 2, when: { iq: { min: 12 } } },
    ],
    rule: 'gurps.skill.guns-iq-bonus',
  }),
  physical({
    name: 'Guns',
    difficulty: 'easy',
    defaults: ['DX-4'],
    specialty: true,
    options: ['pistol', 'rifle', 'light automatic weapon', 'shotgun', 'flamethrower', 'grenade launcher'],
    tl: true,
    group: 'weapon',
    roll: 'attack; also clears a jam',
    effects: [
      { target: 'skill:Guns', op: 'add', by: 1, when: { iq: { min: 10, max: 11 } } },
      { target: 'skill:Guns', op: 'add', by: 2, when: { iq: { min: 12 } } },
    ],
    rule: 'gurps.skill.guns-iq-bonus',
  }),
  physical({
    name: 'Axe/Mace',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'short or middling unbalanced one-handed weapons',
    effects: [HALF_PARRY, UNREADY],
  }),
  physical({
    name: 'Blackjack',
    family: 'Hand Weapon',
    difficulty: 'easy',
    defaults: ['DX-4'],
    group: 'weapon',
    covers: 'blackjack or sap',
  }),
  physical({
    name: 'Broadsword',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'balanced one-handed weapons of 2 to 4 feet',
    effects: [HALF_PARRY],
  }),
  physical({
    name: 'Fencing',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'smallswords and hangers',
    max_encumbrance: 1,
    effects: [
      TWO_THIRDS_PARRY,
      { target: 'parries per turn', op: 'set', by: 2 },
      { target: 'limit of parries', op: 'ignore', by: 'any number of parries', when: { all_out_defense: true } },
    ],
  }),
  physical({
    name: 'Katana',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'Japanese officer’s longsword',
    effects: [
      HALF_PARRY,
      { target: 'defense:parry', op: 'set', by: share(2, 3), when: { hands: 2, encumbrance_level: LIGHT } },
      {
        target: 'swing damage',
        op: 'note',
        by: '+1 when swung in two hands, which the weapon table has in it already',
      },
    ],
  }),
  physical({
    name: 'Knife',
    family: 'Hand Weapon',
    difficulty: 'easy',
    defaults: ['DX-4'],
    group: 'weapon',
    covers: 'fighting knife or short unfixed bayonet',
    effects: [HALF_PARRY, { target: 'defense:parry', op: 'add', by: -1 }],
  }),
  physical({
    name: 'Shortsword',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'balanced one-handed weapons of 1 to 2 feet - billy club, machete, long unfixed bayonet',
    effects: [HALF_PARRY],
  }),
  physical({
    name: 'Spear',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'fixed bayonet',
    effects: [HALF_PARRY],
  }),
  physical({
    name: 'Two-Handed Axe/Mace',
    family: 'Hand Weapon',
    difficulty: 'average',
    defaults: ['DX-5'],
    group: 'weapon',
    covers: 'long unbalanced two-handed weapons - shovel, swung rifle',
    effects: [HALF_PARRY, UNREADY],
  }),
  physical({
    name: 'Judo',
    uses: ['unarmed'],
    difficulty: 'hard',
    group: 'weapon',
    roll: 'throw',
    effects: [
      { target: 'defense:parry', op: 'set', by: share(2, 3), when: { hands_empty: true, encumbrance_level: LIGHT } },
      {
        target: 'throw',
        op: 'roll',
        by: 'an attack at Judo; the foe is thrown to the ground unless he dodges or parries',
        when: { parried_last_turn: true, hands_empty: true, encumbrance_level: LIGHT },
      },
    ],
  }),
  physical({
    name: 'Karate',
    uses: ['unarmed'],
    difficulty: 'hard',
    group: 'weapon',
    roll: 'punch at skill, kick at skill-2',
    max_encumbrance: 1,
    effects: [
      { target: 'punch damage', op: 'add', by: share(1, 5) },
      { target: 'kick damage', op: 'add', by: share(1, 5) },
      TWO_THIRDS_PARRY,
    ],
  }),
  physical({
    name: 'Throwing',
    difficulty: 'hard',
    group: 'weapon',
    roll: 'once per throw of anything liftable',
    effects: [{ target: 'ST for throwing distance', op: 'add', by: share(1, 6) }],
  }),
  physical({
    name: 'Thrown Weapon',
    difficulty: 'easy',
    defaults: ['DX-4'],
    specialty: true,
    options: ['Axe Throwing', 'Knife Throwing'],
    bare_options: true,
    group: 'weapon',
    roll: 'attack',
  }),
]
