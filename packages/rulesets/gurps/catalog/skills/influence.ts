/** Skills that sway people. */
import { mental, type Skill } from '../entry/skill.ts'

const influence = (written: Omit<Parameters<typeof mental>[0], 'family' | 'rule'>): Skill =>
  mental({ ...written, family: 'Influence', rule: 'gurps.skill.influence' })

export const INFLUENCE_SKILLS: readonly Skill[] = [
  influence({ name: 'Diplomacy', difficulty: 'hard', defaults: ['IQ-6'], safe: true }),
  influence({ name: 'Fast-Talk', difficulty: 'average', defaults: ['IQ-5'] }),
  influence({ name: 'Intimidation', difficulty: 'average', defaults: ['ST-5'] }),
  influence({ name: 'Savoir-Faire', difficulty: 'easy', defaults: ['IQ-4'], where: 'high society' }),
  influence({ name: 'Savoir-Faire (Military)', difficulty: 'easy', defaults: ['IQ-4'], where: 'military' }),
  influence({
    name: 'Sex Appeal',
    difficulty: 'average',
    attr: 'ht',
    defaults: ['HT-3'],
    where: 'usually the opposite sex',
  }),
  influence({
    name: 'Streetwise',
    difficulty: 'average',
    defaults: ['IQ-5'],
    where: 'street and criminal situations only',
  }),
]
