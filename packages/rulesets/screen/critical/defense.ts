/** Critical results of defense rolls. */
import { oneOf, or, ownValue, rule, text } from '@umpire/engine'
import { type Consequence, success } from '@umpire/gurps/rooms'
import { no, score, threeDice } from '../common/fields.ts'

const ATTACKS = ['hand-weapon', 'strike', 'grapple', 'missile', 'thrown', 'gun'] as const
type AttackKind = (typeof ATTACKS)[number]

const KINDS: { readonly [word: string]: AttackKind } = {
  rifle: 'gun',
  pistol: 'gun',
  'machine-gun': 'gun',
  beam: 'gun',
  bow: 'missile',
  crossbow: 'missile',
  sling: 'missile',
  punch: 'strike',
  kick: 'strike',
  throw: 'grapple',
  lock: 'grapple',
}

/** An attack by its kind, or by the word for a weapon; what is not known is a hand weapon. */
function attackKind(word: string): AttackKind {
  const known = ATTACKS.find(kind => kind === word) ?? ownValue(KINDS, word)
  return known ?? (word.startsWith('thrown') ? 'thrown' : 'hand-weapon')
}

/** Who goes to which table. */
const MISS_TABLE_OF = {
  'hand-weapon': 'screen.critical.miss-table',
  strike: 'screen.critical.unarmed-striking-table',
  grapple: 'screen.critical.unarmed-grappling-table',
  missile: 'none',
  thrown: 'none',
  gun: 'none',
} as const satisfies { [kind in AttackKind]: string }

const FELL: readonly Consequence[] = [{ op: 'fall' }]
const LOST_GRIP: readonly Consequence[] = [{ op: 'unready-weapon', item: 'shield', extra_ready_turns: 1 }]

export type CriticalDefense = {
  readonly avoided: boolean
  readonly critical: 'success' | 'failure' | 'none'
  readonly position: 'standing' | 'lying'
  readonly roll_on: string
  readonly who_rolls: 'attacker' | 'defender' | 'nobody'
  /** For the defender. */
  readonly consequences: readonly Consequence[]
}

export const criticalDefense = rule(
  {
    id: 'screen.critical.defense',
    title: 'Critical results of defense rolls',
    lines: '577-581',
    given: {
      defense: oneOf('dodge', 'parry', 'block', 'none'),
      defense_total: score,
      roll: threeDice,
      attack: or(text(60), 'hand-weapon'),
      unarmed: no,
    },
  },
  (x, why): CriticalDefense => {
    const { success: avoided, critical } = success({ effective: x.defense_total, roll: x.roll }, why)
    // Armor alone has neither luck nor mishaps.
    const kind = x.defense === 'none' ? 'none' : critical
    const foe = kind === 'success' ? MISS_TABLE_OF[attackKind(x.attack)] : 'none'
    const badParry = kind === 'failure' && x.defense === 'parry'
    const own = x.unarmed ? MISS_TABLE_OF.strike : MISS_TABLE_OF['hand-weapon']
    const failed = kind === 'failure'
    const consequences = failed && x.defense === 'dodge' ? FELL : failed && x.defense === 'block' ? LOST_GRIP : []
    return {
      avoided,
      critical: kind,
      position: consequences === FELL ? 'lying' : 'standing',
      roll_on: badParry ? own : foe,
      who_rolls: badParry ? 'defender' : foe === 'none' ? 'nobody' : 'attacker',
      consequences,
    }
  },
)
