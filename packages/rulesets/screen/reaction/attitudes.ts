/** How people feel, and how hirelings serve. */
import { rule, table } from '@umpire/engine'
import { type Reaction, reactionTable } from '@umpire/gurps/rooms'
import { total } from './bands.ts'

const ATTITUDES = table<Reaction, string>('General reaction', {
  disastrous: 'hates the party and acts against it wherever it hurts most',
  'very-bad': 'dislikes the party and acts against it when convenient',
  bad: 'does not care, and acts against the party if it pays',
  poor: 'unimpressed; may turn hostile for much profit or little risk',
  neutral: 'uninterested; ignores the party as far as possible',
  good: 'likes the party and helps within everyday limits',
  'very-good': 'thinks highly of the party, friendly and helpful',
  excellent: 'deeply impressed, acts in the interest of the party as far as he can; merchants offer very good deals',
})

export const general = rule(
  { id: 'screen.reaction.general', title: 'General reaction', lines: '213-287', given: { total } },
  (x, why) => {
    const reaction = reactionTable(x, why)
    return { reaction, attitude: ATTITUDES.at(reaction, why) }
  },
)

const LOYALTIES = table<Reaction, string>('Loyalty', {
  disastrous: 'hates the employer or is in the pay of an enemy; betrays at the first good chance',
  'very-bad': 'dislikes the employer; leaves with what he can carry, or sells him out, as soon as possible',
  bad: 'no respect; leaves or betrays at moderate temptation, works sluggishly',
  poor: 'unimpressed and feels underpaid; probably betrays if offered enough, and takes any better job',
  neutral: 'just a job; works enough, leaves only for a surely better one, betrays only under very strong temptation',
  good: 'likes employer or job; loyal, works hard, accepts any hazard that the employer shares',
  'very-good': 'works very hard, risks his life if needed, usually puts the employer first',
  excellent: 'worships employer or cause, always puts him first, would die for him',
})

export const loyalty = rule(
  { id: 'screen.reaction.loyalty', title: 'Loyalty of hirelings', lines: '213-292', given: { total } },
  (x, why) => {
    const reaction = reactionTable(x, why)
    return { reaction, loyalty: LOYALTIES.at(reaction, why) }
  },
)
