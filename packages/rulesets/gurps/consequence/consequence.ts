/**
 * What a row of a table does to somebody: fright, criticals, blows to a part of the body. A row is data, a list of changes
 * with these names; the fight carries them out one after the other (fight/wound/carry-out.ts), and so does the story.
 *
 *     [{ op: 'fatigue', dice: '1d' }, { op: 'stun', turns: '1d', ending: { roll: 'Will', modified: true, every: 'turn' } }]
 */

/** Dice such as 1d-3, thrown once when the row is carried out, or a number. */
export type Amount = number | string

/** How it ends (never called `then`, which would make a promise of it): by itself, or by a roll against a score, made again each time until it succeeds. */
export type Ending =
  | 'recover'
  | {
      readonly roll: 'HT' | 'IQ' | 'Will'
      /** With the bonuses and penalties of the check that failed. */
      readonly modified?: boolean
      readonly every: 'turn' | 'minute' | '30 minutes' | '1d hours' | '1d days'
    }

/**
 * A part of the body; `struck` is the one that was hit, `weapon-arm` and `striking-limb` are those of whoever acted. A limb
 * without a side is the one that he uses.
 */
export type Part =
  | ('struck' | 'weapon-arm' | 'striking-limb')
  | ('arm' | 'hand' | 'leg' | 'foot' | 'torso' | 'neck')
  | ('right arm' | 'left arm' | 'right leg' | 'left leg' | 'right foot' | 'left foot')

type Until = 'end-of-next-turn' | 'battle' | 'healed' | 'treated'

/** What a penalty lowers. */
type Penalized =
  | 'attacks'
  | 'active-defenses'
  | 'dx'
  | 'iq'
  | 'all-actions'
  | 'skill-rolls'
  | 'attribute-checks'
  | 'close-contests'
  | 'limb'
  | 'other-arm'

/** A type, not an interface: only types are plain data to the compiler, and so the answer of a rule. */
type One<O extends string> = { readonly op: O }

/** What happens to the blow itself, before it is a wound. */
export type OfBlow =
  | (One<'damage'> & {
      /** On the damage rolled, before DR. */
      readonly multiplier?: number
      readonly none?: boolean
      /** Injury, whatever was rolled. */
      readonly fixed?: number
    })
  | (One<'bypass-dr'> & { readonly part: number })
  | (One<'becomes'> & { readonly location: string; readonly skull_dr?: number })

/** What happens to somebody's body. */
type OfBody =
  | (One<'injury'> & {
      readonly points?: number
      readonly dice?: string
      /** Where, if not where the blow struck. */
      readonly location?: string
    })
  | (One<'injury-per-day'> & { readonly points: string; readonly without: string })
  | (One<'drain'> & { readonly hp: number; readonly every_turns: number })
  | (One<'throat-crushed'> & {})
  | (One<'fatigue'> & { readonly dice: string })
  | (One<'lose-attribute'> & { readonly attribute: 'HT' | 'IQ'; readonly points: number })
  | (One<'kill'> & {})
  | (One<'cripple'> & {
      readonly part: Part
      readonly turns?: number
      readonly minutes?: number
      /** Whether it heals is rolled for as for any crippled limb. */
      readonly check?: 'crippling'
      readonly keeps_weapon?: boolean
      /** Numb: with every turn a roll may end it. */
      readonly numb?: true
      /** It is off, or crushed beyond all healing. */
      readonly lost?: true
    })
  | (One<'blind'> & { readonly eyes: 1 | 2; readonly check?: 'crippling'; readonly minutes?: number })
  | (One<'deaf'> & { readonly hours?: number; readonly check?: 'crippling' })
  | (One<'scar'> & { readonly degree: 'scarred' | 'badly scarred' })
  | (One<'self-injury'> & {
      /** Dice, the damage of the strike or half of it, or just enough to cripple. */
      readonly amount: string
      readonly part: Part
      readonly dr: boolean
    })
  | (One<'hit-self'> & {
      readonly locations: readonly [Part, Part]
      readonly damage: 'full' | 'half'
      /** A thrust or a shot rolls on the table once more first. */
      readonly reroll_if_thrust?: boolean
    })

/** What happens to the mind, or to consciousness. */
type OfMind =
  | (One<'stun'> & { readonly turns?: Amount; readonly ending?: Ending; readonly head?: boolean })
  | (One<'unconscious'> & { readonly for?: string; readonly ending: Ending })
  | (One<'faint'> & { readonly minutes: Amount; readonly ending: Ending })
  | (One<'panic'> & { readonly minutes: Amount; readonly ending: Ending })
  | (One<'total-panic'> & { readonly ending: Ending })
  | (One<'seizure'> & { readonly minutes: Amount })
  | (One<'catatonia'> & { readonly days: Amount; readonly ending: Ending })
  | (One<'vomit'> & {})
  | (One<'gain'> & {
      readonly what: string
      readonly points: number
      readonly points_per_year_of_age?: number
      /** The usual limit of five quirks does not count. */
      readonly beyond_five?: boolean
    })
  | (One<'worsen'> & { readonly what: string; readonly otherwise: readonly Consequence[] })

/** On active defenses, for whoever is off balance: he does nothing but defend until his next turn. */
export const OFF_BALANCE = -2

/** What happens to balance, turn and weapon. */
type OfAction =
  | (One<'penalty'> & {
      readonly to: readonly Penalized[]
      readonly value: number
      readonly high_pain_threshold?: number
      readonly until?: Until
      /** A length of time such as 6 hours, from waking where the row says so. */
      readonly for?: string
      readonly from?: 'waking'
    })
  | (One<'feints-against-count-double'> & {})
  | (One<'lose-turn'> & {})
  | (One<'off-balance'> & {})
  | (One<'drop-weapon'> & { readonly which: 'own' | 'enemy' })
  | (One<'break-weapon'> & { readonly resistant?: boolean })
  /** He keeps hold of what he acts with by its skill, or drops it; just so, and it must be readied again. */
  | (One<'hold-on'> & { readonly modifier: number })
  | (One<'unready-weapon'> & { readonly item?: 'weapon' | 'shield'; readonly extra_ready_turns: number })
  | (One<'weapon-flies'> & { readonly yards: string })
  | (One<'jam'> & { readonly clear: number })
  | (One<'dud'> & {})
  | (One<'explode'> & {})
  | (One<'on-fire'> & {})
  | (One<'fall'> & { readonly may_sit?: boolean })
  | (One<'stumble'> & {})
  | (One<'reversal'> & { readonly otherwise: readonly Consequence[] })

/** What else is rolled, or read, before it is known what happens. */
type Further =
  | (One<'roll'> & {
      readonly against: 'HT' | 'DX' | 'IQ' | 'Will'
      readonly modifier?: number
      readonly on_failure: readonly Consequence[]
      readonly on_critical_failure?: readonly Consequence[]
      /** Where it matters how badly it failed, the worst first: by so much or more, this happens instead. */
      readonly on_failure_by?: readonly { readonly by: number; readonly happens: readonly Consequence[] }[]
    })
  | (One<'reroll'> & {})

export type Consequence = OfBlow | OfBody | OfMind | OfAction | Further

/** What happens to a vehicle, beside the blow itself. */
export type VehicleChange =
  | (One<'disable'> & {
      readonly what: 'computer' | 'rudder' | 'sensor' | 'weapon' | 'equipment' | 'communications'
      readonly if: 'always' | 'penetrates' | 'rudder'
      /** Of a rudder: what gets through must be more than this share of the body, and more than this. */
      readonly share?: number
      readonly least?: number
    })
  /** Speed and acceleration halve; the second time it stops. */
  | (One<'engine'> & {})
  /** Half of the power and of what stores it is lost. */
  | (One<'power'> & {})
  | (One<'fire'> & {
      readonly if: 'penetrates or wooden'
      readonly dice: string
      readonly wooden: string
      readonly every_seconds: number
    })
  | (One<'fuel-leak'> & { readonly percent: string })
  | (One<'fuel-fire'> & {
      readonly every_seconds: number
      /** By the kind of fuel: it burns on so much or less, and explodes on half of it. */
      readonly catches_on: { readonly [fuel: string]: number }
    })
  | (One<'window-hit'> & { readonly dr: number })
  | (One<'ammunition-explodes'> & { readonly shots: string })
